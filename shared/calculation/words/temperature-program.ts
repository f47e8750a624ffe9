import type { Localized } from '../../words/localized.types.js';
import type { ProgramEnd } from '../drawing/temperature-program.js';

/** Words of a temperature program's drawing in one language. */
export type ProgramWords = {
  ends: Record<ProgramEnd, string>;
  typed: string;
  calculated: string;
  unknown: string;
  approach: (difference: string) => string;
  cross: (difference: string) => string;
  /** For those who cannot see the drawing. */
  described: (ends: string, notes: string) => string;
};

/** Its words; who shows the drawing picks the language. */
export const temperatureProgramWords: Localized<ProgramWords> = {
  ko: {
    ends: { hotIn: '고온측 입구', hotOut: '고온측 출구', coldIn: '저온측 입구', coldOut: '저온측 출구' },
    typed: '입력값',
    calculated: '계산값',
    unknown: '미입력',
    approach: (difference) => `최소 온도차 ${difference}`,
    cross: (difference) => `온도 교차 ${difference}`,
    described: (ends, notes) => `향류 열교환기의 길이에 따른 온도. ${ends}. ${notes}`,
  },
  en: {
    ends: { hotIn: 'Hot inlet', hotOut: 'Hot outlet', coldIn: 'Cold inlet', coldOut: 'Cold outlet' },
    typed: 'Entered',
    calculated: 'Calculated',
    unknown: 'Not known',
    approach: (difference) => `Smallest difference ${difference}`,
    cross: (difference) => `Temperature cross ${difference}`,
    described: (ends, notes) => `Temperatures over the length of a counter-current exchanger. ${ends}. ${notes}`,
  },
};
