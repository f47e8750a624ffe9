import { isKeyOf } from '../../words/records.js';
import { words } from '../../words/words.js';
import type { Localized } from '../../words/localized.types.js';
import type { AreaAnswer } from '../assessment.types.js';
import type { Side } from '../calculation.types.js';
import type { Balance } from '../sizing/duty.js';
import type { FamilyDoubt, FamilyReason, Verdict } from '../checks/families.js';

/** Names of results, in the panel, in letters and on the sheet of the inbox. */
export const resultWords = words({
  hotDuty: { ko: '고온측 전열량', en: 'Hot side duty' },
  coldDuty: { ko: '저온측 전열량', en: 'Cold side duty' },
  balance: { ko: '열수지 차이', en: 'Heat balance, difference' },
  lmtd: { ko: '대수평균온도차(LMTD)', en: 'LMTD' },
  ntu: { ko: '전달단위수(NTU)', en: 'NTU' },
  effectiveness: { ko: '유용도', en: 'Effectiveness' },
});

export const balanceWords: Record<Balance['level'], Localized> = {
  balanced: { ko: '일치', en: 'balanced' },
  note: { ko: '약간 차이', en: 'slightly apart' },
  warning: { ko: '확인 필요', en: 'worth a look' },
  strong_warning: { ko: '유량이나 출구온도 확인 필요', en: 'check flow rates or outlet temperatures' },
};

export const hiddenAreaWords: Record<Extract<AreaAnswer, { status: 'hidden' }>['reason'], Localized> = {
  impossible: { ko: '성립하지 않는 온도 조건', en: 'conditions impossible' },
  no_duty: { ko: '전열량을 알 수 없음', en: 'duty not known' },
  no_program: { ko: '네 온도가 모두 필요함', en: 'needs all four temperatures' },
  not_balanced: { ko: '양측 전열량이 맞지 않음', en: 'the two duties disagree' },
  gas: { ko: '기체는 별도 계산', en: 'gas: calculated separately' },
  phase_change: { ko: '냉매는 별도 계산', en: 'refrigerant: calculated separately' },
  unknown_fluid: { ko: '유체를 알 수 없음', en: 'fluid not known' },
};

export const verdictWords: Record<Verdict, Localized> = {
  fits: { ko: '적합', en: 'Fits' },
  little_reserve: { ko: '여유 적음', en: 'Little reserve' },
  ask: { ko: '협의 필요', en: 'To be discussed' },
  no_fit: { ko: '한계 초과', en: 'Beyond limits' },
};

/** Stands beside an LMTD while a side's fluid is not known: it may condense or evaporate. */
export const singlePhase: Localized = { ko: '상변화가 없는 경우', en: 'if nothing condenses or evaporates' };

/** Both fluids are known, if only by their specific heats. */
export function isSensible({ hot, cold }: Record<Side, { fluid?: unknown }>): boolean {
  return Boolean(hot.fluid && cold.fluid);
}

const doubtWords: Record<FamilyDoubt, Localized> = {
  gasket_temperature: { ko: '이 온도에 맞는 가스켓 없음', en: 'no gasket for this temperature' },
  gasket_fluid: { ko: '유체에 맞는 가스켓 확인 필요', en: 'gasket for the fluid to be checked' },
  copper: { ko: '구리 브레이징에 맞지 않는 유체', en: 'fluid attacks copper brazing' },
  no_lowest: { ko: '최저 사용온도 협의 필요', en: 'no lowest temperature stated' },
};

/** Why a family is to be asked about though its limits fit; undefined for a limit. */
export function doubtOf({ about }: FamilyReason): Localized | undefined {
  return isKeyOf(doubtWords, about) ? doubtWords[about] : undefined;
}
