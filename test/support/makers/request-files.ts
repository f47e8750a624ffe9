import { request } from 'node:http';
import type { ClientRequest } from 'node:http';

import type { ErrorBody } from '../../../shared/words/error.types.js';
import type { QuoteReceipt } from '../../../shared/requests/quotes.types.js';
import type { SentFile } from '../../../shared/requests/request-files.types.js';

import { quoteRequest } from './factories.js';
import { ask } from '../site/http.js';
import type { Answer } from '../site/http.js';
import { makePdf } from './pdf.js';

type Site = { url: string };
/** A receipt, or what was wrong. */
type Taken = Pick<QuoteReceipt, 'reference'> & Pick<ErrorBody, 'code' | 'fields'>;

/** Sends a file as the form does, from this address where a proxy is trusted. */
export async function sendRequestFile(
  { url }: Site,
  name = 'P&ID.pdf',
  bytes: Buffer<ArrayBuffer> = makePdf(),
  from?: string,
): Promise<Answer<SentFile & ErrorBody>> {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  const headers: Record<string, string> = from ? { 'X-Forwarded-For': from } : {};
  const response = await fetch(`${url}/api/quotes/files`, { method: 'POST', body: form, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as SentFile & ErrorBody };
}

/** Sends a request with these files. */
export const sendQuoteWith = (
  { url }: Site,
  files: readonly string[],
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => ask<Taken>(`${url}/api/quotes`, { json: quoteRequest({ ...changes, files }), headers });

/** Fetches a file of a request as the office does. */
export const fetchRequestFile = ({ url }: Site, token: string, quote: string, file: string, method = 'GET') =>
  fetch(`${url}/api/admin/quotes/${quote}/files/${file}`, { method, headers: { Authorization: `Bearer ${token}` } });

/** Sends the beginning of a file, and leaves the rest to the caller. */
export function beginRequestFile(
  { url }: Site,
  beginning: Buffer,
  whole = beginning.length,
  from?: string,
): ClientRequest {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="half.pdf"\r\n\r\n';
  const sent = request(`${url}/api/quotes/files`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': head.length + whole + FOOT.length,
      ...(from && { 'X-Forwarded-For': from }),
    },
  });
  sent.on('error', () => undefined); // a connection that one side cuts
  sent.write(head);
  sent.write(beginning);
  return sent;
}

/** The end of a form that was begun so. */
export const FOOT = '\r\n--x--\r\n';
