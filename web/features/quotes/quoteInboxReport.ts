import { reportOf } from '@server/calculation/report';
import type { Report } from '@server/calculation/report';
import type { RecordedFigure } from '@server/calculation/recorded.types';
import type { QuoteCalculation, QuoteDetail } from '@server/quotes/quotes.types';

import type { ProgramEnd } from '@/components/programPoints';
import type { Language } from '@/lib/locale';

export type { Report };

/** What a request's calculation says; undefined where it has none, or one that cannot be read: the sheet opens anyway. */
export function sheetReport({ calculation }: Pick<QuoteDetail, 'calculation'>, language: Language): Report | undefined {
  try {
    return calculation ? reportOf(calculation, language) : undefined;
  } catch {
    return undefined;
  }
}

/** The four temperatures, if all are known. */
export function programFigures({ sides }: QuoteCalculation): Record<ProgramEnd, RecordedFigure> | undefined {
  const { hot, cold } = sides;
  if (!hot.tIn || !hot.tOut || !cold.tIn || !cold.tOut) return undefined;
  return { hotIn: hot.tIn, hotOut: hot.tOut, coldIn: cold.tIn, coldOut: cold.tOut };
}
