import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { AdminPost, BoardName } from '@shared/posts/boards.types';
import { postViewTexts } from '@shared/posts/post-view.text';

import { DownIcon } from '@/admin/icons';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { translationTexts } from './translation.text';

const { colour, size } = tokens;

const Heading = styled('span')({
  display: 'grid',
  minWidth: 0,
  fontSize: size.body,
  lineHeight: 1.5,
  textAlign: 'start',
  '& strong': { overflowWrap: 'anywhere' },
});
const Kind = styled('span')({ fontSize: size.small, fontWeight: 600, color: colour.inkSoft });
const Details = styled(AccordionDetails)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });
const Facts = styled('dl')({
  display: 'grid',
  gap: '0.25rem',
  margin: 0,
  fontSize: size.small,
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '0 0.5rem' },
  '& dt': { color: colour.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Content = styled('div')({
  minHeight: '6rem',
  maxHeight: '45dvh',
  padding: '0.75rem',
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  background: colour.mist,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  [tokens.media.desktop]: { maxHeight: 'max(16rem, calc(100dvh - 28rem))' },
});

type SideProps = {
  heading: Localized;
  post: AdminPost;
  /** The language it is written in. */
  board: BoardName;
  /** When which of the two was edited, by its name. */
  times: readonly (readonly [name: Localized, time: string])[];
  /** Notes and what can be done. */
  children: ReactNode;
};

/** The other post to be read while this one is written: its text, files and dates. */
export function TranslationSide({ heading, post, board, times, children }: SideProps) {
  const text = useText();
  const language = useLanguage();
  const files = [post.pdfFileName, ...post.files.map(({ name }) => name)].filter((name) => name !== null);
  return (
    <Accordion defaultExpanded disableGutters variant="outlined" slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<DownIcon />}>
        <Heading>
          <Kind>{text(heading)}</Kind>
          <strong lang={board}>{post.title || text(postViewTexts.noTitle)}</strong>
        </Heading>
      </AccordionSummary>
      <Details>
        <Facts>
          {times.map(([name, time]) => (
            <div key={name.en}>
              <dt>{text(name)}</dt>
              <dd>{localTime(time, language)}</dd>
            </div>
          ))}
          <div>
            <dt>{text(translationTexts.files)}</dt>
            <dd>{files.join(', ') || text(translationTexts.noFiles)}</dd>
          </div>
        </Facts>
        {/* Long texts scroll, with the keyboard too. */}
        <Content role="group" tabIndex={0} lang={board} aria-label={text(translationTexts.content)}>
          {post.content}
        </Content>
        {children}
      </Details>
    </Accordion>
  );
}
