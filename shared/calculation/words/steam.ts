import type { Localized } from '../../words/localized.types.js';
import type { CheckValues } from '../calculation.types.js';

import type { CheckWords } from './checks.js';
import { barText, differenceText as k, temperatureText } from './figure-text.js';

const ko = (temperature: number) => temperatureText(temperature, 'ko');
const en = (temperature: number) => temperatureText(temperature, 'en');

type SteamCode = 'steam_contradicts' | 'superheated_steam';

/** Words for steam that contradicts its pressure, and for superheat. */
export const steamWords: { [Code in SteamCode]: Localized<(values: CheckValues[Code]) => CheckWords> } = {
  steam_contradicts: {
    ko: ({ temperature, condensesAt, pressure, belongsTo }) => ({
      what: `${barText(pressure)} bar(g)의 증기는 ${ko(condensesAt)}에서 응축합니다. ${ko(temperature)}${belongsTo === undefined ? '인 증기는 없습니다' : `의 포화압력은 ${barText(belongsTo)} bar(g)입니다`}.`,
      change: '유체명에 적은 증기 압력이나 온도를 확인해 주세요.',
    }),
    en: ({ temperature, condensesAt, pressure, belongsTo }) => ({
      what: `Steam of ${barText(pressure)} bar(g) condenses at ${en(condensesAt)}; ${en(temperature)} ${belongsTo === undefined ? 'is no temperature of steam' : `belongs to ${barText(belongsTo)} bar(g)`}.`,
      change: 'Please check the pressure in the name of the fluid, or the temperature.',
    }),
  },
  superheated_steam: {
    ko: ({ temperature, condensesAt }) => ({
      what: `증기 입구온도 ${ko(temperature)}: 과열도 ${k(temperature - condensesAt)}의 과열증기입니다. 과열분은 전열량에, 온도는 가스켓과 제품군 검토에 반영했고, 대수평균온도차와 전열면적은 응축온도 ${ko(condensesAt)} 기준입니다.`,
    }),
    en: ({ temperature, condensesAt }) => ({
      what: `Steam enters at ${en(temperature)}, ${k(temperature - condensesAt)} superheated: the superheat counts in the duty, the temperature for gaskets and product families; LMTD and area are by the condensing temperature of ${en(condensesAt)}.`,
    }),
  },
};
