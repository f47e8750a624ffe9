import { degreesText, temperatureText } from '@shared/calculation/words/figure-text';
import type { gasketUses } from '@shared/calculation/words/gasket-uses';
import type { GasketMaterial } from '@shared/calculation/request.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

/** Media that gaskets must not touch. */
export const avoidTexts: Record<(typeof gasketUses)[GasketMaterial]['avoid'][number], Localized> = {
  steam: { ko: '증기', en: 'steam' },
  ozone: { ko: '오존', en: 'ozone' },
  esters_and_ketones: { ko: '에스테르·케톤', en: 'esters and ketones' },
  strong_oxidisers: { ko: '강산화제', en: 'strong oxidizers' },
  mineral_oil: { ko: '광유', en: 'mineral oil' },
  fat: { ko: '유지', en: 'fat' },
  fuel: { ko: '연료유', en: 'fuel' },
  ketones: { ko: '케톤', en: 'ketones' },
  amines: { ko: '아민', en: 'amines' },
  oil: { ko: '오일', en: 'oil' },
  pressure: { ko: '높은 압력', en: 'high pressure' },
  thermal_cycling: { ko: '잦은 온도 변화', en: 'frequent temperature changes' },
};

type GasketRange = { lowest?: number; continuous: number; peak?: number };
const least = ({ lowest }: GasketRange) => (lowest === undefined ? undefined : degreesText(lowest));

export const materialTexts = words({
  /** Temperatures of a gasket, continuous and short-term. */
  range: {
    ko: (gasket: GasketRange) => {
      const continuous = `연속 ${least(gasket) === undefined ? '최고 ' : `${least(gasket)}~`}${temperatureText(gasket.continuous, 'ko')}`;
      return gasket.peak === undefined
        ? continuous
        : `${continuous}, 단시간 최고 ${temperatureText(gasket.peak, 'ko')}`;
    },
    en: (gasket: GasketRange) => {
      const continuous = `Continuous ${least(gasket) === undefined ? 'up to' : `${least(gasket)} to`} ${temperatureText(gasket.continuous, 'en')}`;
      return gasket.peak === undefined
        ? continuous
        : `${continuous}, for short up to ${temperatureText(gasket.peak, 'en')}`;
    },
  },
  avoid: {
    ko: (names: string) => `피해야 할 조건: ${names}`,
    en: (names: string) => `Not for ${names}`,
  },
  suitable: {
    ko: (names: string) => `이 온도와 유체에 쓸 수 있는 가스켓: ${names}`,
    en: (names: string) => `For this temperature and these fluids: ${names}`,
  },
  proposal: {
    ko: (name: string) => `이 유체에는 ${name} 전열판을 권합니다.`,
    en: (name: string) => `For these fluids we suggest ${name} plates.`,
  },
  choose: { ko: (name: string) => `${name} 선택`, en: (name: string) => `Choose ${name}` },
  chooseInstead: { ko: (name: string) => `대신 ${name} 선택`, en: (name: string) => `Choose ${name} instead` },
  leaveOpen: { ko: '미정으로 두기', en: 'Leave it open' },
});
