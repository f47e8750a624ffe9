import type { SigningService } from '../../../server/access/sessions/signing.service.js';
import { RequestLinkService } from '../../../server/requests/intake/link.service.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../../shared/requests/quotes.types.js';
import type { SentRequest } from '../../../shared/requests/quote-sender.types.js';

import { quoteRequest } from '../makers/factories.js';
import { ask } from '../site/http.js';
import type { TestSite } from '../site/site.js';

/** The routes of a request's link. */
export function requestAt(site: { url: string }, token: string) {
  const base = `${site.url}/api/requests/${token}`;
  return {
    read: () => ask<SentRequest>(base),
    correct: (text: unknown, files?: string[]) => ask<SentRequest>(`${base}/corrections`, { json: { text, files } }),
    reply: (kind: string, text?: string, files?: string[]) =>
      ask<SentRequest>(`${base}/replies`, { json: { kind, text, files } }),
    file: (id: string, headers?: Record<string, string>) => fetch(`${base}/files/${id}`, { headers }),
    withdraw: () => ask<SentRequest>(`${base}/withdrawal`, { method: 'POST' }),
    askForErasure: () => ask<SentRequest>(`${base}/erasure`, { method: 'POST' }),
  };
}

/** Sends a request as a visitor. */
export async function sendRequest(site: { url: string }, changes: Record<string, unknown> = {}) {
  const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json: quoteRequest(changes) });
  const token = body.link.split('/').at(-1) ?? '';
  return { ...body, token, ...requestAt(site, token) };
}

/** The token of a stored request, as the site makes it. */
export async function tokenFor({ database }: Pick<TestSite, 'database'>, id: string): Promise<string> {
  const keys = database.collection<{ _id: string; secret: string }>('admin-settings');
  const stored = await keys.findOne({ _id: 'request-links' });
  const links = new RequestLinkService({ lastingKey: async () => stored?.secret ?? '' } as unknown as SigningService); // all it asks for
  await links.onModuleInit();
  return links.tokenOf(id);
}

/** The request as administrators see it. */
export async function inInbox(site: { url: string }, reference: string, token: string) {
  const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${reference}`, { token });
  return (await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${body.items[0]?.id}`, { token })).body;
}
