import { words } from '../../words/words.js';
import type { Localized } from '../../words/localized.types.js';
import type { FamilyId } from '../checks/families.js';

import { resultWords } from './results.js';

/** Names of results in letters and on the sheet of the inbox. */
export const reportWords = words({
  ...resultWords,
  duty: { ko: '열부하', en: 'Heat duty' },
  hotMass: { ko: '고온측 질량유량(밀도)', en: 'Hot side mass flow (density)' },
  coldMass: { ko: '저온측 질량유량(밀도)', en: 'Cold side mass flow (density)' },
  steam: { ko: '증기 소비량', en: 'Steam consumption' },
  thermalLength: { ko: '열적 길이(θ), 고온측 / 저온측', en: 'Thermal length (theta), hot / cold' },
  approach: { ko: '최소 온도차', en: 'Smallest difference' },
  area: { ko: '전열면적', en: 'Heat transfer area' },
  preliminary: { ko: '개략 산정(참고용)', en: 'preliminary estimate' },
  rough: { ko: '물성 추정, 오차 큼', en: 'rough: properties are assumed' },
  notEstimated: { ko: '산정하지 않음', en: 'not estimated' },
  basis: { ko: '산정 기준', en: 'Basis' },
  alternatives: { ko: '허용 압력손실을 바꾸면', en: 'With another pressure drop' },
  beforePlates: {
    ko: '전열판 산정을 시작하기 전에 접수된 요청',
    en: 'the request was sent before plates were estimated',
  },
  families: { ko: '적용 가능 제품군', en: 'Product families' },
  ofUnit: { ko: '내장 판형열교환기 기준', en: 'by its plate heat exchanger' },
  gaskets: { ko: '사용 가능 가스켓', en: 'Suitable gaskets' },
  plate: { ko: '권장 전열판', en: 'Proposed plate' },
  calculated: { ko: '계산값', en: 'calculated' },
  calculatedByDuty: { ko: '열부하 기준 계산값', en: 'calculated from the heat duty' },
  unread: { ko: '수치로 읽을 수 없음', en: 'not readable as a value' },
  none: { ko: '해당 없음', en: 'none' },
});

export const familyWords: Record<FamilyId, Localized> = {
  'heat-exchanger': { ko: '판형열교환기', en: 'Plate heat exchanger' },
  'brazing-heat-exchanger': { ko: '브레이징 열교환기', en: 'Brazed plate heat exchanger' },
  'spiral-heat-exchanger': { ko: '스파이럴 열교환기', en: 'Spiral heat exchanger' },
  'welded-plate-heat-exchanger': { ko: '용접식 판형열교환기', en: 'Welded plate heat exchanger' },
  'gas-cooler': { ko: '가스쿨러', en: 'Gas cooler' },
};
