import { errorTexts } from '@/lib/error.text';
import { errorBodyOf, waitWords } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { correctionTexts } from './sentRequest.text';

/** Why something could not be done to a request; a lost connection is told like a database that is away. */
export function failureText(failure: unknown): Localized {
  const code = errorBodyOf(failure)?.code ?? 'database_unavailable';
  if (code === 'too_many_requests') return waitWords(failure);
  return code === 'conflict' ? correctionTexts.over : errorTexts[code];
}
