import { useRef } from 'react';

import type { LossReason } from '@shared/requests/quotations.types';
import type { SentQuotation } from '@shared/requests/quote-sender.types';

import { randomUuid } from '@/lib/randomUuid';

import { useReplyToQuotationMutation } from '@/requests/sender/api';

/** Accepts or declines the quotation in force. */
export function useQuotationReply(token: string, quotation: SentQuotation | null) {
  const [send, { isLoading, error }] = useReplyToQuotationMutation();
  const keys = useRef(new Map<string, string>());
  return {
    isSending: isLoading,
    failure: error,
    reply: async (kind: 'acceptance' | 'decline', reason?: LossReason): Promise<{ error?: unknown }> => {
      if (!quotation) return {};
      const { revision } = quotation;
      const which = `${kind} ${revision}`;
      // A try whose answer got lost is the same as the next one.
      const key = keys.current.get(which) ?? randomUuid();
      keys.current.set(which, key);
      return send({ token, key, kind, revision, ...(reason && { reason }) });
    },
  };
}

export type QuotationAnswering = ReturnType<typeof useQuotationReply>;
