import { useEffect, useRef, useState } from 'react';

import type { ErrorCode } from '@shared/words/error.types';
import type { Quotation } from '@shared/requests/quotations.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { errorBodyOf } from '@/lib/failure';
import { randomUuid } from '@/lib/randomUuid';

import {
  useAttachQuotationMutation,
  useLazyQuotationsQuery,
  useMakeQuotationMutation,
  useQuotationsQuery,
} from './quotationApi';
import { keepQuotation, readQuotation, readyDraft, typedOf } from './quotationDraft';
import type { QuotationWriting, TypedQuotation } from './quotationDraft';

/** Why the quotation is not on its way with its answer; each try has its own. */
type Failure = { why: 'check' } | { why: 'makeFailed'; code: ErrorCode | undefined };

/** The quotations to a request, and the one that is being written. It is made when its answer is sent, and goes with it. */
export function useQuotation({ id, history, events }: Pick<QuoteDetail, 'id' | 'history' | 'events'>) {
  const { data, refetch } = useQuotationsQuery(id);
  const [load, { isFetching, isError }] = useLazyQuotationsQuery();
  const [make] = useMakeQuotationMutation();
  const [attach] = useAttachQuotationMutation();
  const [writing, setWriting] = useState(() => readQuotation(id));
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => keepQuotation(id, writing), [id, writing]);
  // Whatever happens to the request may be a quotation of somebody else, or an answer that carried one.
  const happened = history.length + events.length;
  const known = useRef(happened);
  useEffect(() => {
    if (known.current === happened) return;
    known.current = happened;
    void refetch();
  }, [happened, refetch]);

  const quotations = data?.quotations ?? [];
  const lost = async (error: unknown) => {
    const code = errorBodyOf(error)?.code;
    // The yes may have got lost: told only when the list knows, so that the next change is the next revision.
    const latest = await refetch();
    if (code === 'conflict') {
      const own = latest.data?.quotations.find(({ key }) => key === writing?.key);
      // Of somebody else's tells the list, which has it by now.
      if (!own) return undefined;
      setWriting((before) => before && anew(before, before.seen + 1, own.revision + 1));
    }
    setFailure({ why: 'makeFailed', code: code === 'conflict' ? undefined : code });
    return undefined;
  };
  // One whose yes got lost is its writer's own.
  const hasMore = writing !== undefined && quotations.filter(({ key }) => key !== writing.key).length > writing.seen;

  return {
    quotations,
    writing,
    failure,
    isLoading: isFetching,
    hasFailedToLoad: isError,
    /** True if somebody else has made one since this one was begun. */
    hasMore,
    /** Begins one; false if what it begins with cannot be had. */
    begin: async (): Promise<boolean> => {
      const loaded = await load(id);
      if (!loaded.data) return false;
      const { reference, quotations: made, template } = loaded.data;
      const number = `${reference}-R${nextRevision(made, id)}`;
      setWriting({
        key: randomUuid(),
        number,
        seen: made.length,
        typed: typedOf(template, randomUuid),
        isChanged: false,
      });
      return true;
    },
    /** A finished revision stays as it was made: later changes are the next revision. */
    change: (changes: Partial<TypedQuotation>) => {
      setFailure(undefined);
      setWriting((before) => {
        if (!before) return undefined;
        // It may have been made although the yes got lost.
        const made = before.made ?? quotations.find(({ key }) => key === before.key);
        const next = made ? anew(before, before.seen + 1, made.revision + 1) : before;
        return { ...next, typed: { ...before.typed, ...changes }, isChanged: true };
      });
    },
    /** Its writer has looked at what others have made. */
    read: () => setWriting((before) => before && anew(before, quotations.length, nextRevision(quotations, id))),
    drop: () => {
      setFailure(undefined);
      // At once: its writer may be leaving the page.
      keepQuotation(id, undefined);
      setWriting(undefined);
    },
    /** Name of its PDF. */
    name: writing ? `${writing.number}.pdf` : '',
    /** Makes the revision and returns the token of its file; once more, the same one. Undefined if it cannot be made. */
    file: async (): Promise<string | undefined> => {
      setFailure(undefined);
      if (!writing || hasMore) return undefined;
      const draft = readyDraft(writing.typed);
      if (!draft) {
        setFailure({ why: 'check' });
        return undefined;
      }
      if (writing.made?.token) return writing.made.token;
      const made =
        writing.made ?? (await make({ id, key: writing.key, seen: writing.seen, draft }).unwrap().catch(lost));
      const sent = made && (await attach(made).unwrap().catch(lost));
      if (made) {
        const { quote, revision } = made;
        setWriting((before) => before && { ...before, made: { quote, revision, token: sent?.file } });
      }
      return sent?.file;
    },
    /** Its file waited too long for the answer: the next try has a new one. */
    forgetFile: () =>
      setWriting((before) => (before?.made ? { ...before, made: { ...before.made, token: undefined } } : before)),
  };
}

export type QuotationInWriting = ReturnType<typeof useQuotation>;

const nextRevision = (quotations: readonly Quotation[], id: string): number =>
  1 + Math.max(0, ...quotations.filter(({ quote }) => quote === id).map(({ revision }) => revision));

const anew = ({ number, typed, isChanged }: QuotationWriting, seen: number, revision: number): QuotationWriting => ({
  key: randomUuid(),
  isChanged,
  number: number.replace(/\d+$/, String(revision)),
  seen,
  typed,
});
