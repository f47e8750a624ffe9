import { useRef, useState } from 'react';

import type { ErrorCode, FieldErrors } from '@shared/words/error.types';
import type { PrivacyAnswer } from '@shared/questionnaire/privacy/privacy.types';
import type { QuoteRequest } from '@shared/questionnaire/form';

import { errorBodyOf, retryAfterOf } from '@/lib/failure';

import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKey';
import { pageBeforeQuote } from './pageBefore';
import { useSendQuoteMutation } from './quotesApi';

/** Outcome of sending: stored, refused by the server, or no answer. */
export type QuoteOutcome =
  | { kind: 'sent'; reference: string; link: string; replyTo: string; isMailed: boolean }
  | { kind: 'refused'; code: ErrorCode; fields: FieldErrors; waitMinutes: number | undefined }
  | { kind: 'unreachable'; isOwnMachine: boolean };

/** Developers on their own machine can start the server themselves. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isOwnMachine = (hostname: string) => ownMachine.has(hostname);

function outcomeOf(failure: unknown): QuoteOutcome {
  const body = errorBodyOf(failure);
  if (!body) return { kind: 'unreachable', isOwnMachine: isOwnMachine(location.hostname) };
  const retryAfter = retryAfterOf(failure);
  const waitMinutes = retryAfter && Math.ceil(retryAfter / 60);
  return { kind: 'refused', code: body.code, fields: body.fields ?? {}, waitMinutes };
}

/** Sends a request once, however often and fast it is asked to, and tells how the last one ended. */
export function useSendQuote() {
  const [sendQuote, { isLoading }] = useSendQuoteMutation();
  const [outcome, setOutcome] = useState<QuoteOutcome>();
  // The second click of a double click comes before the next render.
  const isUnderWay = useRef(false);

  const send = async (request: QuoteRequest, privacy: PrivacyAnswer): Promise<QuoteOutcome | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setOutcome(undefined);
    try {
      // In whichever language it is sent again, it is the same request.
      const { language: _language, ...content } = request;
      const idempotencyKey = idempotencyKeyFor(JSON.stringify(content));
      const answer = sendQuote({ request: { ...request, ...privacy, page: pageBeforeQuote() }, idempotencyKey });
      const { reference, link, isMailed } = await answer.unwrap();
      forgetIdempotencyKey();
      const sent: QuoteOutcome = { kind: 'sent', reference, link, replyTo: request.email, isMailed };
      setOutcome(sent);
      return sent;
    } catch (failure) {
      const failed = outcomeOf(failure);
      setOutcome(failed);
      return failed;
    } finally {
      isUnderWay.current = false;
    }
  };

  return { send, outcome, isSending: isLoading, dismiss: () => setOutcome(undefined) };
}
