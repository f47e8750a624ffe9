import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { samplesTexts } from './samples.text';

/** Why a request failed. */
export function reasonOf(error: unknown): Localized {
  const code = errorBodyOf(error)?.code;
  if (!code) return samplesTexts.noAnswer;
  return code === 'conflict' ? samplesTexts.hasPosts : errorTexts[code];
}
