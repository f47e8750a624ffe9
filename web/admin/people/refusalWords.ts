import { errorTexts } from '@/lib/error.text';
import { errorBodyOf, waitWords } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { accountTexts } from './account.text';

/** Why something was refused, in words; how long to wait where there were too many tries. */
export function refusalWords(failure: unknown): Localized {
  const code = errorBodyOf(failure)?.code;
  if (code === 'too_many_requests') return waitWords(failure);
  return code ? errorTexts[code] : accountTexts.saveFailed;
}
