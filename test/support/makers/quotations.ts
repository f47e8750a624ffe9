import type { ErrorBody } from '../../../shared/words/error.types.js';
import type { Page } from '../../../shared/words/page.types.js';
import type { Quotation, QuotationsOfQuote, QuotationSummary } from '../../../shared/requests/quotations.types.js';
import type { SentFile } from '../../../shared/requests/request-files.types.js';

import { ask } from '../site/http.js';

export const quotationPosition = (changes: Record<string, unknown> = {}) => ({
  product: '판형열교환기',
  details: '열부하: 500 kW\n전열면적: 12 m²',
  quantity: 2,
  price: '1250000',
  isMeant: false,
  ...changes,
});

/** A quotation as administrators write it. */
export const quotationOf = (changes: Record<string, unknown> = {}) => ({
  language: 'ko',
  currency: 'KRW',
  validUntil: '2999-12-31',
  positions: [quotationPosition()],
  taxPercent: 10,
  delivery: '발주 후 6주',
  terms: '선급금 30%\n잔금 70%',
  ...changes,
});

type Site = { url: string };

/** The routes of the quotations to the request of this id. */
export function quotationsAt({ url }: Site, token: string, id: string) {
  const base = `${url}/api/admin/quotes/${id}/quotations`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    all: () => ask<QuotationsOfQuote & ErrorBody>(base, { token }),
    make: (changes: Record<string, unknown> = {}, key: string = crypto.randomUUID()) =>
      ask<Quotation & ErrorBody>(base, {
        json: quotationOf({ seen: 0, ...changes }),
        token,
        headers: { 'Idempotency-Key': key },
      }),
    preview: (changes: Record<string, unknown> = {}) =>
      fetch(`${base}/preview`, {
        method: 'POST',
        body: JSON.stringify(quotationOf(changes)),
        headers: { ...headers, 'Content-Type': 'application/json' },
      }),
    pdf: (revision: number | string) => fetch(`${base}/${revision}/pdf`, { headers }),
    attach: (revision: number | string) =>
      ask<SentFile & ErrorBody>(`${base}/${revision}/attachment`, { method: 'POST', token }),
  };
}

export const listQuotations = ({ url }: Site, token: string, query = '') =>
  ask<Page<QuotationSummary> & ErrorBody>(`${url}/api/admin/quotations${query}`, { token });
