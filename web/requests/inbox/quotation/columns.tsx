import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { lossReasonTexts, quotationStateTexts } from '@shared/requests/outcomes.text';
import type { QuotationSummary } from '@shared/requests/quotations.types';

import type { FocusReturning } from '@/admin/focus';
import type { ListColumn } from '@/admin/list/Rows';
import { koreanDay } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { money } from '@/requests/money';
import { quotationListTexts, quotationTexts } from './quotation.text';
import { pdfAddress } from './quotationApi';

const Soft = styled('span')({ display: 'block', color: tokens.colour.inkSoft });
const Opened = styled(Link)({ fontWeight: 700, color: tokens.colour.coldDark });

/** A quotation of the list, known by its number. */
export type ListedQuotation = QuotationSummary & { id: string };

/** Columns of the list of quotations. */
export function useQuotationColumns(
  requestHref: (id: string) => string,
  focusReturning: FocusReturning,
): Record<string, ListColumn<ListedQuotation>> {
  const text = useText();
  const language = useLanguage();
  return {
    number: {
      label: quotationListTexts.number,
      cell: ({ number, quote }) => (
        <Opened to={requestHref(quote)} ref={(link: HTMLAnchorElement | null) => focusReturning(quote, link)}>
          {number}
        </Opened>
      ),
      card: 'head',
      isName: true,
      sx: { whiteSpace: 'nowrap' },
    },
    date: {
      label: quotationListTexts.date,
      cell: ({ at }) => <time dateTime={at}>{koreanDay(at, language)}</time>,
      card: 'fact',
      sx: { whiteSpace: 'nowrap' },
    },
    company: {
      label: quotationListTexts.company,
      cell: ({ company, projectName }) => (
        <>
          <strong>{company}</strong>
          <Soft>{projectName}</Soft>
        </>
      ),
      sx: { overflowWrap: 'anywhere', minWidth: '8rem' },
    },
    sum: {
      label: quotationListTexts.sum,
      cell: ({ total, currency }) => money(total, currency, language),
      card: 'fact',
      sx: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
    by: { label: quotationListTexts.by, cell: ({ by }) => by ?? '–', card: 'fact' },
    state: {
      label: quotationListTexts.state,
      cell: ({ sentAt, state, outcome }) => (
        <>
          {[quotationStateTexts[state], ...(outcome?.reason ? [lossReasonTexts[outcome.reason]] : [])]
            .map((each) => text(each))
            .join(' · ')}
          {sentAt && <Soft>{text(quotationTexts.sent)(koreanDay(sentAt, language))}</Soft>}
        </>
      ),
      card: 'fact',
    },
    pdf: {
      label: quotationTexts.pdf,
      cell: (quotation) => (
        <MuiLink href={pdfAddress(quotation)} download aria-label={text(quotationTexts.save)(quotation.number)}>
          {text(quotationTexts.pdf)}
        </MuiLink>
      ),
      card: 'foot',
    },
  };
}
