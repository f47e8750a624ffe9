import { styled } from '@mui/material/styles';

import { tenderCountTexts, tenderKindTexts, tenderTexts } from '@shared/posts/tender.text';
import type { TenderFacts } from '@shared/posts/tender.types';

import { useClosing } from '@/posts/useClosing';
import { Hidden } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, size } = tokens;

const Facts = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0.125rem 0.75rem', fontSize: size.small });
const Closing = styled('strong')({
  whiteSpace: 'nowrap',
  color: colour.coldDark,
  '&[data-closed]': { color: colour.inkSoft },
});
const Numbered = styled('span')({ flexBasis: '100%', color: colour.inkSoft, overflowWrap: 'anywhere' });

/** Marks of a tender in a list: its kind, the days it is open, and its number. */
export function TenderMarks({ tender }: { tender: TenderFacts }) {
  const text = useText();
  const { number, revision, kind, closesAt } = tender;
  const revised = revision ? `${text(tenderTexts.revision)} ${revision}` : '';
  const numbered = number && revision ? text(tenderCountTexts.revision)(number, revision) : number || revised;
  if (!numbered && !kind && !closesAt) return null;
  return (
    <Facts>
      {kind && <span>{text(tenderKindTexts[kind])}</span>}
      {closesAt && <ClosingMark closesAt={closesAt} />}
      {numbered && <Numbered>{numbered}</Numbered>}
    </Facts>
  );
}

/** Follows the clock while the list stands. */
function ClosingMark({ closesAt }: { closesAt: string }) {
  const { isClosed, mark, left } = useClosing(closesAt);
  return (
    <Closing data-closed={isClosed || undefined}>
      <span aria-hidden>{mark}</span>
      <Hidden>{left}</Hidden>
    </Closing>
  );
}
