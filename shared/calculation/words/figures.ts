import type { FluidPair } from '../sizing/area.js';
import { words } from '../../words/words.js';
import type { Localized } from '../../words/localized.types.js';

import { resultWords } from './results.js';

/** Stands for a value that is not known. */
export const NOTHING = '–';

/** Rows of the table; those that stand in letters too are in `resultWords`. */
export const figureTexts = words({
  ...resultWords,
  area: { ko: '개략 전열면적', en: 'Heat transfer area, rough range' },
  item: { ko: '항목', en: 'Item' },
  value: { ko: '값', en: 'Value' },
});

export const sourceTexts = words({
  hot: { ko: '계산값(고온측 기준)', en: 'calculated, hot side' },
  cold: { ko: '계산값(저온측 기준)', en: 'calculated, cold side' },
  duty: { ko: '입력하신 열부하', en: 'heat duty as entered' },
  temperatures: { ko: '계산값(네 온도 기준)', en: 'calculated, temperatures' },
  steam: { ko: '증기', en: 'Steam' },
  byDuty: { ko: '열부하로 계산해 열수지가 같습니다', en: 'equal, as the heat duty gives both' },
  sixValues: { ko: '유량·온도 여섯 값이 필요함', en: 'needs all six values' },
});

export const pairTexts: Record<FluidPair, Localized> = {
  water_water: { ko: '물-물', en: 'water to water' },
  chilled_water: { ko: '냉수', en: 'chilled water' },
  seawater_water: { ko: '해수-물', en: 'seawater to water' },
  water_ethylene_glycol: { ko: '물-에틸렌글리콜', en: 'water to ethylene glycol' },
  water_propylene_glycol: { ko: '물-프로필렌글리콜', en: 'water to propylene glycol' },
  water_light_oil: { ko: '물-저점도유', en: 'water to light oil' },
  water_lube_oil: { ko: '물-윤활유', en: 'water to lubricating oil' },
  oil_oil: { ko: '오일-오일', en: 'oil to oil' },
  thermal_oil_water: { ko: '열매체유-물', en: 'thermal oil to water' },
  steam_water: { ko: '증기-물', en: 'steam to water' },
  other: { ko: '기타 액체, 넓은 범위', en: 'other liquids, rough' },
};
