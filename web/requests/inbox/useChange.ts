import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useNotify } from '@/admin/notices';
import { errorBodyOf } from '@/lib/failure';

import { useChangeQuoteRequestMutation } from './api';
import type { RequestChange } from './handling/change';
import { handlingTexts } from './handling/handling.text';

/** Changes a request as it is on screen. */
export function useChange({ id, updatedAt }: QuoteDetail): RequestChange {
  const notify = useNotify();
  const [change, { error, isLoading }] = useChangeQuoteRequestMutation();
  const isConflict = errorBodyOf(error)?.code === 'conflict';
  return {
    isSaving: isLoading,
    problem: error && (isConflict ? handlingTexts.conflict : handlingTexts.failed),
    save: async (changed, done) => {
      if (isLoading) return false;
      const { error: failure } = await change({ id, updatedAt, ...changed });
      if (!failure) notify(done);
      return !failure;
    },
  };
}
