import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { connectionTexts } from './certificates.text';

/** Why a request failed: what the server said, in the reader's language, or that it said nothing. */
export function reasonOf(failure: unknown): Localized {
  const code = errorBodyOf(failure)?.code;
  if (code === 'database_unavailable') return connectionTexts.noDatabase;
  return code ? (errorTexts[code] ?? errorTexts.internal_error) : connectionTexts.noServer;
}
