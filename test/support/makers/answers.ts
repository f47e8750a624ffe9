import type { AnswerFiles, AnswerTemplate } from '../../../shared/requests/quote-answers.types.js';
import type { QuoteDetail } from '../../../shared/requests/quotes.types.js';

import { ask } from '../site/http.js';

/** An answer as administrators write it. */
export const answerOf = (changes: Record<string, unknown> = {}) => ({
  subject: '견적 답변',
  text: '안녕하십니까.\n\n견적을 보내 드립니다.',
  files: [] as string[],
  seen: 0,
  ...changes,
});

/** The routes by which the office answers the request of this id. */
export function answersAt(site: { url: string }, token: string, id: string) {
  const base = `${site.url}/api/admin/quotes/${id}/answers`;
  return {
    template: () => ask<AnswerTemplate>(`${base}/template`, { token }),
    preview: (json: unknown) => ask<{ subject: string; html: string }>(`${base}/preview`, { json, token }),
    copyFiles: (entry: string) => ask<AnswerFiles>(`${base}/${entry}/files`, { method: 'POST', token }),
    send: (json: unknown, key: string = crypto.randomUUID()) =>
      ask<QuoteDetail>(base, { json, token, headers: { 'Idempotency-Key': key } }),
  };
}
