import type { ErrorBody } from '../../../shared/words/error.types.js';
import type { Quotation } from '../../../shared/requests/quotations.types.js';
import type { SentRequest } from '../../../shared/requests/quote-sender.types.js';

import { inInbox, sendRequest } from '../browser/sent-request.js';
import { ask } from '../site/http.js';

import { answerOf, answersAt } from './answers.js';
import { quotationsAt } from './quotations.js';

/** A request with the ways to quote it, to answer the quotation, and to note that it was lost. */
export async function quotedRequest(site: { url: string }, token: string, changes: Record<string, unknown> = {}) {
  const request = await sendRequest(site, changes);
  const inbox = () => inInbox(site, request.reference, token);
  const { id } = await inbox();
  const quotations = quotationsAt(site, token, id);
  const answers = answersAt(site, token, id);
  const settle = (
    kind: string,
    revision: number,
    more: Record<string, unknown> = {},
    key: string = crypto.randomUUID(),
  ) =>
    ask<SentRequest & ErrorBody>(`${site.url}/api/requests/${request.token}/replies`, {
      json: { kind, revision, ...more },
      headers: { 'Idempotency-Key': key },
    });
  return {
    ...request,
    id,
    inbox,
    quotations,
    settle,
    /** Makes the next revision and sends it with an answer. */
    quote: async (more: Record<string, unknown> = {}) => {
      const { body: made } = await quotations.make({ seen: (await quotations.all()).body.quotations.length, ...more });
      const { body: file } = await quotations.attach(made.revision);
      await answers.send(answerOf({ files: [file.file], seen: (await inbox()).history.length }));
      return made;
    },
    lose: (revision: number, reason?: string) =>
      ask<Quotation & ErrorBody>(`${site.url}/api/admin/quotes/${id}/lost`, { json: { revision, reason }, token }),
  };
}
