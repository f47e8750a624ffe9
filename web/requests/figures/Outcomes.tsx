import { styled } from '@mui/material/styles';

import { figureTexts } from '@shared/requests/figures.text';
import type { Figures } from '@shared/requests/figures.types';
import { lossReasonTexts, quotationStateTexts } from '@shared/requests/outcomes.text';

import { DetailList } from '@/components/DetailList';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: tokens.space.gap,
  padding: '0 1.5rem 1.5rem',
  maxWidth: '52rem',
  '& h3': { fontSize: tokens.size.body },
});

/** Ends of quotations, and why those that were declined or lost went. */
export function Outcomes({ quotations: { states, reasons } }: Pick<Figures, 'quotations'>) {
  const text = useText();
  const named = states.map(({ of, count }) => ({ label: text(quotationStateTexts[of]), value: wholeNumber(count) }));
  const because = reasons.map(({ of, count }) => ({
    label: text(of === null ? figureTexts.noReason : lossReasonTexts[of]),
    value: wholeNumber(count),
  }));
  return (
    <Parts>
      <section>
        <h3>{text(figureTexts.quotations)}</h3>
        <DetailList details={named} />
      </section>
      <section>
        <h3>{text(figureTexts.reasons)}</h3>
        <DetailList details={because} />
      </section>
    </Parts>
  );
}
