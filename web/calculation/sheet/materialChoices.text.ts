import { gaskets, plates } from '@shared/calculation/checks/materials';
import { gasketMaterials, plateMaterials } from '@shared/calculation/request.types';
import type { GasketMaterial, PlateMaterial } from '@shared/calculation/request.types';
import { fields } from '@shared/questionnaire/fields';
import type { QuoteField } from '@shared/questionnaire/fields';

import type { Localized } from '@/lib/locale';

import { plainChoice, unitChoicesOf } from './choices.text';
import type { Choice } from './choices.text';

const useTexts: Record<(typeof plates)[PlateMaterial]['use'], Localized> = {
  clean_low_chloride: { ko: '염화물이 적은 깨끗한 물', en: 'clean water low in chloride' },
  tap_and_cooling_water: { ko: '수돗물, 냉각수', en: 'tap and cooling water' },
  brackish_water: { ko: '기수, 염화물이 많은 물', en: 'brackish water' },
  dilute_sulphuric_acid: { ko: '묽은 황산', en: 'dilute sulfuric acid' },
  seawater_and_chlorine: { ko: '해수, 염소 처리수', en: 'seawater, chlorinated water' },
  strong_acids: { ko: '강산', en: 'strong acids' },
};

/** The value is spelt with a zero; the alloy is 254 SMO. */
const plateName = (material: PlateMaterial) => (material === 'SM0254' ? '254 SMO' : material);

function plateChoice(value: PlateMaterial): Choice {
  const name = plateName(value);
  const { ko, en } = useTexts[plates[value].use];
  return { value, label: { ko: `${name}: ${ko}`, en: `${name}: ${en}` } };
}

function gasketChoice(value: GasketMaterial): Choice {
  const { lowest, continuous } = gaskets.find(({ id }) => id === value) ?? {};
  const least = lowest?.toString().replace('-', '−');
  return {
    value,
    label: {
      ko: `${value} (${least === undefined ? '최고 ' : `${least}~`}${continuous} ℃)`,
      en: `${value} (${least === undefined ? 'up to' : `${least} to`} ${continuous} °C)`,
    },
  };
}

const undecided: Choice = { value: '', label: { ko: '미정 · 추천 요청', en: 'Not decided, please advise' } };

const known: Partial<Record<QuoteField, Choice[]>> = {
  plateMaterial: plateMaterials.map(plateChoice),
  gasketMaterial: gasketMaterials.map(gasketChoice),
};

/** Materials as sent, each with what it is for or takes. */
export function materialChoicesOf(field: QuoteField): Choice[] {
  return [undecided, ...(known[field] ?? (fields[field].choices ?? []).map(plainChoice))];
}

/** Choices of a field; undefined for free text. */
export function choicesOf(field: QuoteField): Choice[] | undefined {
  if (fields[field].units) return unitChoicesOf(field);
  return fields[field].choices && materialChoicesOf(field);
}
