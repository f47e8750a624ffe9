import { words } from '../../words/words.js';
import type { Localized } from '../../words/localized.types.js';
import type { DropVerdict, OfferQuestion, SizeVerdict } from '../offers/offer-check.types.js';

/** Names of what is typed and of what follows, on the screen and on paper. */
export const offerRowWords = words({
  area: { ko: '전열면적', en: 'Area' },
  plates: { ko: '전열판 매수', en: 'Plates' },
  hotDrop: { ko: '고온측 압력손실', en: 'Pressure drop, hot side' },
  coldDrop: { ko: '저온측 압력손실', en: 'Pressure drop, cold side' },
  verdict: { ko: '산정 범위와 비교', en: 'Compared with the band' },
  coefficient: { ko: '총괄열전달계수 U', en: 'Overall coefficient U' },
  reached: { ko: '범위 중앙의 U로 계산한 열량', en: 'Duty with the U of the band’s middle' },
});
export type OfferRowName = keyof typeof offerRowWords;

/** In a word. */
export const sizeVerdictWords: Record<SizeVerdict, Localized> = {
  inside: { ko: '범위 안', en: 'Inside the band' },
  below: { ko: '범위 밖: 작음', en: 'Outside: below' },
  above: { ko: '범위 밖: 큼', en: 'Outside: above' },
};

export const dropVerdictWords: Record<DropVerdict, Localized> = {
  low: { ko: '면적에 비해 낮음', en: 'low for its area' },
  fine: { ko: '허용값 이내', en: 'within what is allowed' },
  above: { ko: '허용값 초과', en: 'above what is allowed' },
  far_above: { ko: '허용값의 115 % 초과', en: 'above 115 % of what is allowed' },
};

export const offerQuestionWords: Record<OfferQuestion, Localized> = {
  margin: { ko: '설계 여유율', en: 'the design margin' },
  fouling: { ko: '오염계수', en: 'the fouling allowance' },
  drop: { ko: '전체 유량에서의 압력손실', en: 'the pressure drop at full flow' },
  certified: { ko: '열량 인증(AHRI 400) 여부', en: 'whether the duty is certified (AHRI 400)' },
  chevron: { ko: '쉐브론 각의 조합', en: 'the chevron mix' },
};

type Sized = (size: string, band: string) => string;

const areaSentences: Record<SizeVerdict, Localized<Sized>> = {
  inside: {
    ko: (size, band) => `전열면적 ${size}는 산정 범위(${band}) 안입니다.`,
    en: (size, band) => `An area of ${size} is inside the band (${band}).`,
  },
  below: {
    ko: (size, band) => `전열면적 ${size}는 산정 범위(${band})보다 작습니다.`,
    en: (size, band) => `An area of ${size} is below the band (${band}).`,
  },
  above: {
    ko: (size, band) => `전열면적 ${size}는 산정 범위(${band})보다 큽니다.`,
    en: (size, band) => `An area of ${size} is above the band (${band}).`,
  },
};

const platesSentences: Record<SizeVerdict, Localized<Sized>> = {
  inside: {
    ko: (size, band) => `전열판 ${size}는 산정 범위(${band}) 안입니다.`,
    en: (size, band) => `The ${size} are inside the band (${band}).`,
  },
  below: {
    ko: (size, band) => `전열판 ${size}는 산정 범위(${band})보다 적습니다.`,
    en: (size, band) => `The ${size} are below the band (${band}).`,
  },
  above: {
    ko: (size, band) => `전열판 ${size}는 산정 범위(${band})보다 많습니다.`,
    en: (size, band) => `The ${size} are above the band (${band}).`,
  },
};

/** Sentences on an offer's position in the band. */
export const sizeSentences = { area: areaSentences, plates: platesSentences };

/** Sentences about offers. */
export const offerTexts = words({
  title: { ko: '제안 비교 점검', en: 'Check of offers' },
  inWords: { ko: '제안별 설명', en: 'The offers in words' },
  comparedWith: { ko: '비교 기준', en: 'Compared with' },
  offer: { ko: (number: number) => `제안 ${number}`, en: (number: number) => `Offer ${number}` },
  band: { ko: (band: string) => `산정 범위 ${band}`, en: (band: string) => `band ${band}` },
  allowed: { ko: (allowed: string) => `허용 ${allowed}`, en: (allowed: string) => `${allowed} allowed` },
  assumed: { ko: (allowed: string) => `허용 ${allowed}(가정)`, en: (allowed: string) => `${allowed} assumed` },
  atOwnDrop: {
    ko: (band: string) => `제안의 압력손실 기준 ${band}`,
    en: (band: string) => `${band} at its own pressure drop`,
  },
  comparedAtOwnDrop: {
    ko: '허용값보다 낮은 제안의 압력손실을 기준으로 비교했습니다.',
    en: 'It was compared at its own pressure drop, as that is below what is allowed.',
  },
  bandless: {
    ko: '제안의 압력손실이 산정할 수 있는 범위보다 낮아 크기를 비교하지 못했습니다.',
    en: 'Its own pressure drop is below what our estimate reaches, so its size was not compared.',
  },
  byPlates: { ko: '매수로 비교', en: 'by plates' },
  asked: { ko: (duty: string) => `요구 열량 ${duty}`, en: (duty: string) => `${duty} asked` },
  duty: { ko: (duty: string) => `열량 ${duty}`, en: (duty: string) => `heat duty ${duty}` },
  side: {
    ko: (side: string, from: string, to: string) => `${side} ${from} → ${to}`,
    en: (side: string, from: string, to: string) => `${side.toLowerCase()} ${from} → ${to}`,
  },
  conditions: { ko: (list: string) => `조건: ${list}.`, en: (list: string) => `Conditions: ${list}.` },
  basis: {
    ko: (holding: number, area: string, plates: string, margin: string, allowed: string) =>
      `공개된 상관식 세 가지${holding === 3 ? '' : ` 중 ${holding}가지`}로 산정한 범위: 전열면적 ${area}, 전열판 ${plates}(${margin}, ${allowed}). 개략 산정(참고용)이며 선정이 아닙니다.`,
    en: (holding: number, area: string, plates: string, margin: string, allowed: string) =>
      `Band of ${holding === 3 ? '' : `${holding} of `}three published correlations: ${area}, ${plates} (${margin}, ${allowed}). Preliminary, not a selection.`,
  },
  margin: { ko: (percent: string) => `여유율 ${percent}`, en: (percent: string) => `margin ${percent}` },
  fouled: { ko: '오염계수 포함', en: 'fouling included' },
  drops: {
    ko: (hot: string, cold: string) => `허용 압력손실 고온측 ${hot}, 저온측 ${cold}`,
    en: (hot: string, cold: string) => `pressure drop allowed: hot side ${hot}, cold side ${cold}`,
  },
  sameDrops: {
    ko: (drop: string) => `허용 압력손실 양측 ${drop}`,
    en: (drop: string) => `${drop} allowed on each side`,
  },
  unknownBand: {
    ko: (reason: string) => `비교할 범위를 산정하지 못했습니다: ${reason}.`,
    en: (reason: string) => `There is no band to compare with: ${reason}.`,
  },
  isArea: { ko: (area: string) => `전열면적 ${area}.`, en: (area: string) => `Area ${area}.` },
  isPlates: { ko: (plates: string) => `전열판 ${plates}.`, en: (plates: string) => `${plates}.` },
  noSize: {
    ko: '전열면적이나 전열판 매수가 없어 범위와 비교하지 못했습니다.',
    en: 'Neither area nor plates are known, so there is nothing to compare with the band.',
  },
  platesDiffer: {
    ko: '전열판 크기는 제조사마다 다르므로, 매수보다 전열면적이 정확한 기준입니다.',
    en: 'Makers’ plates differ in size: the area settles it.',
  },
  coefficient: {
    ko: (coefficient: string) => `총괄열전달계수 U로는 약 ${coefficient}에 해당합니다.`,
    en: (coefficient: string) => `It implies an overall coefficient U of about ${coefficient}.`,
  },
  reached: {
    ko: (percent: string, duty: string) =>
      `범위 중앙의 U로 여유율 없이 계산하면 요구 열량의 ${percent}(${duty})를 냅니다.`,
    en: (percent: string, duty: string) =>
      `With the U of the band’s middle and no margin it reaches ${percent} of the duty (${duty}).`,
  },
  drop: {
    ko: (list: string) => `압력손실은 ${list}입니다.`,
    en: (list: string) => `Pressure drop: ${list}.`,
  },
  dropOf: {
    ko: (side: string, drop: string, verdict: string) => `${side} ${drop}${verdict && `(${verdict})`}`,
    en: (side: string, drop: string, verdict: string) => `${side.toLowerCase()} ${drop}${verdict && ` (${verdict})`}`,
  },
  ask: {
    ko: (questions: string) => `산정 근거를 문의해 보십시오: ${questions}.`,
    en: (questions: string) => `Ask how this is reached: ${questions}.`,
  },
  worthAsking: {
    ko: (questions: string) => `함께 확인해 보실 내용: ${questions}.`,
    en: (questions: string) => `Worth asking: ${questions}.`,
  },
  yardstick: {
    ko: '참고 기준(AHRI 400): 열량은 요구값의 95 % 이상, 압력손실은 허용값의 115 % 이하.',
    en: 'Yardstick of AHRI 400: at least 95 % of the duty, at most 115 % of the pressure drop.',
  },
});
