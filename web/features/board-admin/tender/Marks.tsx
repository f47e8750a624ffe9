import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { closingViewOf } from '@server/post-view/tender-view';
import { tenderCountTexts, tenderKindTexts } from '@server/post-view/tender.text';
import type { TenderFacts } from '@server/tenders/tender.types';

import { Hidden } from '@/components/hiddenWords';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, size } = tokens;

const Facts = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0.125rem 0.75rem', fontSize: size.small });
const Closing = styled('strong')({
  whiteSpace: 'nowrap',
  color: colour.coldDark,
  '&[data-closed]': { color: colour.inkSoft },
});
const Numbered = styled('span')({ flexBasis: '100%', color: colour.inkSoft, overflowWrap: 'anywhere' });

/** What a list says of a tender: its kind, how long it is open, and its number. */
export function TenderMarks({ tender }: { tender: TenderFacts }) {
  const text = useText();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { number, revision, kind, closesAt } = tender;
  const closing = closesAt === null ? undefined : closingViewOf(closesAt, language, now);
  if (!number && !kind && !closing) return null;
  return (
    <Facts>
      {kind && <span>{text(tenderKindTexts[kind])}</span>}
      {closing && (
        <Closing data-closed={closing.isClosed || undefined}>
          <span aria-hidden>{closing.mark}</span>
          <Hidden>{closing.left}</Hidden>
        </Closing>
      )}
      {number && <Numbered>{revision ? text(tenderCountTexts.revision)(number, revision) : number}</Numbered>}
    </Facts>
  );
}
