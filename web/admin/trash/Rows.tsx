import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { Trashed } from '@shared/words/trash.types';

import { daysUntil, koreanDay, koreanTime } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { daysLeftText, trashNamedTexts, trashTexts } from './trash.text';

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'grid',
  gap: '0.625rem 1.5rem',
  alignItems: 'center',
  padding: `1rem ${tokens.space.panel}`,
  borderTop: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'anywhere',
  [tokens.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem auto' },
});
const Words = styled('div')({
  minWidth: 0,
  '& span': { display: 'block', fontSize: tokens.size.small, color: tokens.colour.inkSoft },
});
const Dates = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.125rem 0.75rem',
  margin: 0,
  fontSize: tokens.size.small,
  '& dt': { color: tokens.colour.inkSoft },
  '& dd': { margin: 0 },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '& button': { minHeight: 44, whiteSpace: 'nowrap' },
});

/** Something deleted: its title, what else tells it from others, and its dates. */
export type TrashRow = Trashed & { id: string; title: string; detail: string };

type TrashRowsProps = {
  rows: readonly TrashRow[];
  label: string;
  /** Id of the row that is on its way back. */
  restoring: string | undefined;
  onRestore: (row: TrashRow) => void;
  onPurge: (row: TrashRow) => void;
};

/** Rows of the trash. */
export function TrashRows({ rows, label, restoring, onRestore, onPurge }: TrashRowsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Rows aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id}>
          <Words>
            <strong>{row.title}</strong>
            <span>{row.detail}</span>
          </Words>
          <Dates>
            <dt>{text(trashTexts.deleted)}</dt>
            <dd>
              <time dateTime={row.deletedAt}>{koreanTime(row.deletedAt, language)}</time>
            </dd>
            {row.deletedBy && (
              <>
                <dt>{text(trashTexts.deletedBy)}</dt>
                <dd>{row.deletedBy}</dd>
              </>
            )}
            <dt>{text(trashTexts.purged)}</dt>
            <dd>{[koreanDay(row.purgedAt, language), text(daysLeftText)(daysUntil(row.purgedAt))].join(' · ')}</dd>
          </Dates>
          <Actions>
            <Button
              size="small"
              variant="outlined"
              loading={restoring === row.id}
              aria-label={text(trashNamedTexts.restore)(row.title)}
              onClick={() => onRestore(row)}
            >
              {text(trashTexts.restore)}
            </Button>
            <Button
              size="small"
              variant="outlined"
              color="error"
              aria-label={text(trashNamedTexts.purge)(row.title)}
              onClick={() => onPurge(row)}
            >
              {text(trashTexts.purge)}
            </Button>
          </Actions>
        </Row>
      ))}
    </Rows>
  );
}
