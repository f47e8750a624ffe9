import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import { keysOf } from '@shared/words/records';
import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';

import { valuesInQuery } from '@/calculation/sheet/sheetAddress';
import type { Language } from '@/lib/locale';

/** More do not stand side by side on a phone. */
export const COMPARED_AT_MOST = 3;

/** Contents of the comparison: design conditions as typed, and the families set side by side. */
export type ComparisonShown = { conditions: AssessmentRequest; families: readonly ProductId[] };

/** Other names than the quote form's, by which links to the calculator are known on this page. */
const names = {
  hotDesignPressure: 'pressure',
  designPressureUnit: 'pressureIn',
  hotDesignTemp: 'temperature',
  designTempUnit: 'temperatureIn',
} as const;
const FAMILIES = 'families';

/** The parameters of the comparison, whatever else an address names. */
export const comparisonNames: readonly string[] = [...Object.values(names), FAMILIES];

/** Reads the comparison from an address, without unknown units and families, and without families beyond the third. */
export function comparisonAt(search: string, language: Language): ComparisonShown {
  const query = new URLSearchParams(search);
  const named = new URLSearchParams(
    keysOf(names).flatMap((field) => {
      const value = query.get(names[field]);
      return value === null ? [] : [[field, value]];
    }),
  );
  const usual = {
    hotDesignPressure: '',
    designPressureUnit: language === 'ko' ? 'kgf/cm²' : 'bar',
    hotDesignTemp: '',
    designTempUnit: '°C',
  };
  const asked = (query.get(FAMILIES) ?? '').split(',');
  return {
    conditions: { ...usual, ...valuesInQuery(named) },
    families: productIds.filter((id) => asked.includes(id)).slice(0, COMPARED_AT_MOST),
  };
}

/** Names the comparison in an address. A unit counts with its number. */
export function comparisonQuery({ conditions, families }: ComparisonShown): Record<string, string> {
  const { hotDesignPressure = '', designPressureUnit = '', hotDesignTemp = '', designTempUnit = '' } = conditions;
  return {
    ...(hotDesignPressure.trim() && { pressure: hotDesignPressure, pressureIn: designPressureUnit }),
    ...(hotDesignTemp.trim() && { temperature: hotDesignTemp, temperatureIn: designTempUnit }),
    ...(families.length > 0 && { [FAMILIES]: families.join(',') }),
  };
}
