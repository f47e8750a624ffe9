import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { isKeyOf } from '@shared/words/records';
import { fileSize } from '@shared/words/format';
import type { QuoteDetail } from '@shared/requests/quotes.types';
import type { RequestFile } from '@shared/requests/request-files.types';

import { DownloadIcon, EyeIcon } from '@/admin/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { fileAddress } from './address';
import { shownTypes } from './api';
import { Panel } from './Panel';
import { filesTexts, scanTexts } from './files.text';

const { colour, size: sizes } = tokens;

const List = styled('ul')({ display: 'grid', gap: '0.75rem', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'grid',
  gap: '0.125rem',
  overflowWrap: 'anywhere',
  '& + &': { paddingTop: '0.75rem', borderTop: `1px solid ${colour.line}` },
});
const Soft = styled('span')({
  fontSize: sizes.small,
  color: colour.inkSoft,
  '& span + span': { marginLeft: '0.5rem' },
  '&[data-scan="clean"]': { color: colour.good },
  '&[data-scan="infected"]': { color: colour.bad, fontWeight: 600 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.25rem' });
const Caution = styled('p')({ margin: 0, fontSize: sizes.small, color: colour.inkSoft });

export type ShownFile = RequestFile & { kind: keyof typeof shownTypes };

/** True for a file that browsers show; the others are saved. */
export const canBeShown = (file: RequestFile): file is ShownFile =>
  isKeyOf(shownTypes, file.kind) && file.scan !== 'infected';

type InboxFilesProps = {
  quote: QuoteDetail;
  shown: string | undefined;
  onShow: (file: ShownFile, button: HTMLElement) => void;
};

/** The files of a request: what each is, what the scanner said, and how to look at it. */
export function InboxFiles({ quote, shown, onShow }: InboxFilesProps) {
  const text = useText();
  const named = (action: string, name: string) => text(filesTexts.of)(action, name);
  return (
    <Panel aria-labelledby="files-title">
      <Typography variant="h3" component="h2" id="files-title">
        {text(filesTexts.title)}
      </Typography>
      <List>
        {quote.files.map((file) => {
          const { id, name, size, kind, scan } = file;
          return (
            <Item key={id}>
              <strong>{name}</strong>
              <Soft>
                <span>{kind.toUpperCase()}</span>
                <span>{fileSize(size)}</span>
              </Soft>
              <Soft data-scan={scan}>{text(scanTexts[scan])}</Soft>
              {scan !== 'infected' && (
                <Actions>
                  {canBeShown(file) && (
                    <Button
                      size="small"
                      variant="outlined"
                      startIcon={<EyeIcon />}
                      aria-label={named(text(filesTexts.show), name)}
                      aria-pressed={id === shown}
                      onClick={({ currentTarget }) => onShow(file, currentTarget)}
                    >
                      {text(filesTexts.show)}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="outlined"
                    component="a"
                    href={fileAddress({ quote: quote.id, file: id })}
                    download={name}
                    startIcon={<DownloadIcon />}
                    aria-label={named(text(filesTexts.download), name)}
                  >
                    {text(filesTexts.download)}
                  </Button>
                </Actions>
              )}
            </Item>
          );
        })}
      </List>
      <Caution>{text(filesTexts.caution)}</Caution>
    </Panel>
  );
}
