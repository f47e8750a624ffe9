import type { Localized } from '../common/localized.types.js';

import type { AreaAnswer } from './assessment.types.js';
import type { FamilyId, Verdict } from './families.js';
import type { Balance } from './duty.js';

/** Names of results in letters and on the sheet of the inbox. */
export const reportWords = {
  duty: { ko: '열부하', en: 'Heat duty' },
  hotDuty: { ko: '고온측 전열량', en: 'Hot side duty' },
  coldDuty: { ko: '저온측 전열량', en: 'Cold side duty' },
  hotMass: { ko: '고온측 질량유량(밀도)', en: 'Hot side mass flow (density)' },
  coldMass: { ko: '저온측 질량유량(밀도)', en: 'Cold side mass flow (density)' },
  balance: { ko: '열수지 차이', en: 'Heat balance, difference' },
  lmtd: { ko: '대수평균온도차(LMTD)', en: 'LMTD' },
  approach: { ko: '최소 온도차', en: 'Smallest difference' },
  ntu: { ko: '전달단위수(NTU)', en: 'NTU' },
  effectiveness: { ko: '유용도', en: 'Effectiveness' },
  area: { ko: '전열면적', en: 'Heat transfer area' },
  preliminary: { ko: '개략 산정(참고용)', en: 'preliminary estimate' },
  rough: { ko: '물성 추정, 오차 큼', en: 'rough: properties are assumed' },
  families: { ko: '적용 가능 제품군', en: 'Product families' },
  gaskets: { ko: '사용 가능 가스켓', en: 'Suitable gaskets' },
  plate: { ko: '권장 전열판', en: 'Proposed plate' },
  calculated: { ko: '계산값', en: 'calculated' },
  unread: { ko: '수치로 읽을 수 없음', en: 'not readable as a value' },
  none: { ko: '해당 없음', en: 'none' },
} as const satisfies Record<string, Localized>;

/** Why the sixth value does not follow from the five typed ones; missing properties speak for themselves. */
export const unsolvedWords: Record<'outside_range' | 'impossible', Localized> = {
  outside_range: {
    ko: '나머지 다섯 값으로 구한 값이 유체 물성 자료의 범위를 벗어나 계산값을 제시하지 않습니다.',
    en: 'The sixth value would lie outside the data of the fluid: none is given.',
  },
  impossible: {
    ko: '나머지 다섯 값으로는 성립하는 값을 구할 수 없습니다. 유량과 온도를 확인해야 합니다.',
    en: 'No possible sixth value follows from the five typed ones: flow rates and temperatures have to be checked.',
  },
};

export const balanceWords: Record<Balance['level'], Localized> = {
  balanced: { ko: '일치', en: 'balanced' },
  note: { ko: '확인', en: 'please check' },
  warning: { ko: '주의', en: 'caution' },
  strong_warning: { ko: '유량 또는 출구온도 확인 필요', en: 'check flow rates or outlet temperatures' },
};

export const familyWords: Record<FamilyId, Localized> = {
  'heat-exchanger': { ko: '판형열교환기', en: 'Plate heat exchanger' },
  'brazing-heat-exchanger': { ko: '브레이징 열교환기', en: 'Brazed plate heat exchanger' },
  'spiral-heat-exchanger': { ko: '스파이럴 열교환기', en: 'Spiral heat exchanger' },
  'welded-plate-heat-exchanger': { ko: '용접식 판형열교환기', en: 'Welded plate heat exchanger' },
  'gas-cooler': { ko: '가스쿨러', en: 'Gas cooler' },
};

/** What is said of a family beside its name; one that fits needs nothing, one that does not is not named. */
export const verdictWords: Record<Exclude<Verdict, 'no_fit'>, Localized> = {
  fits: { ko: '', en: '' },
  little_reserve: { ko: '여유 적음', en: 'little reserve' },
  ask: { ko: '협의 필요', en: 'to be discussed' },
};

export const hiddenAreaWords: Record<Extract<AreaAnswer, { status: 'hidden' }>['reason'], Localized> = {
  impossible: { ko: '온도 조건이 성립하지 않아 산정하지 않음', en: 'not estimated: the temperatures are impossible' },
  no_duty: { ko: '열부하를 알 수 없어 산정하지 않음', en: 'not estimated: the duty is not known' },
  no_program: { ko: '온도 조건이 부족해 산정하지 않음', en: 'not estimated: temperatures are missing' },
  not_balanced: { ko: '양측 전열량이 달라 산정하지 않음', en: 'not estimated: the sides carry different duties' },
  gas: { ko: '기체가 있어 산정하지 않음', en: 'not estimated: a side is a gas' },
  unknown_fluid: { ko: '유체 물성을 알 수 없어 산정하지 않음', en: 'not estimated: a fluid is not known' },
};
