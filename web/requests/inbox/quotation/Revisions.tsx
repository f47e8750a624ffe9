import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import { quotationStateTexts } from '@shared/requests/outcomes.text';
import type { Quotation } from '@shared/requests/quotations.types';

import { koreanDay } from '@/lib/format/koreanTime';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import { money } from '@/requests/money';
import { tokens } from '@/theme/tokens';

import { Ending } from './Ending';
import { quotationTexts } from './quotation.text';
import { pdfAddress } from './quotationApi';

const Items = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1rem',
    padding: '0.5rem 0',
    borderTop: `1px solid ${tokens.colour.line}`,
  },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
});
const Soft = styled('span')({ color: tokens.colour.inkSoft });

/** The revisions of the quotation to a request, the newest first, each with its PDF. */
export function Revisions({ quotations }: { quotations: readonly Quotation[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Items aria-label={text(quotationTexts.list)}>
      {quotations.map((quotation) => {
        const { number, at, by, totals, currency, sentAt, state } = quotation;
        return (
          <li key={number}>
            <Link href={pdfAddress(quotation)} download aria-label={text(quotationTexts.save)(number)}>
              {number}
            </Link>
            <strong>{money(totals.total, currency, language)}</strong>
            <Soft>{[koreanDay(at, language), by].filter(Boolean).join(' · ')}</Soft>
            {sentAt && <Soft>{text(quotationTexts.sent)(localTime(sentAt, language))}</Soft>}
            <strong>{text(quotationStateTexts[state])}</strong>
            <Ending quotation={quotation} />
          </li>
        );
      })}
    </Items>
  );
}
