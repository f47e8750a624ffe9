import { words } from '../../words/words.js';
import type { Localized } from '../../words/localized.types.js';
import type { CorrelationId, Decision, Design, PlateKind, Sizing } from '../sizing/plates/sizing.types.js';

import { hiddenAreaWords } from './results.js';

/** Names of what plates take, in the panel, in letters and on sheets. */
export const plateRowWords = words({
  plates: { ko: '전열판 매수(약)', en: 'Plates, about' },
  hotDrop: { ko: '고온측 압력손실(추정)', en: 'Hot side pressure drop, estimated' },
  coldDrop: { ko: '저온측 압력손실(추정)', en: 'Cold side pressure drop, estimated' },
  velocity: { ko: '채널 유속(고온측 / 저온측)', en: 'Channel velocity, hot / cold' },
  decidedBy: { ko: '지배 조건', en: 'Decided by' },
  margin: { ko: '여유율·오염계수', en: 'Margin, fouling' },
});
export type PlateRowName = keyof typeof plateRowWords;

export const decisionWords: Record<Decision, Localized> = {
  area: { ko: '전열면적', en: 'area' },
  hot: { ko: '고온측 압력손실', en: 'pressure drop (hot side)' },
  cold: { ko: '저온측 압력손실', en: 'pressure drop (cold side)' },
  range: { ko: '상관식의 유효 범위', en: 'the correlations’ range' },
  channel: { ko: '최소 채널 수', en: 'one channel a side' },
};

/** Why a plate does not fit by a correlation. */
export const misfitWords: Record<Exclude<Design['status'], 'fits'>, Localized> = {
  outside: { ko: '유효 범위 밖', en: 'outside its range' },
  small: { ko: '채널 1개 미만', en: 'under one channel' },
};

/** Why there is no number of plates. */
export const hiddenPlatesWords: Record<Extract<Sizing, { status: 'hidden' }>['reason'], Localized> = {
  ...hiddenAreaWords,
  no_flow: { ko: '양측 유량을 알 수 없음', en: 'needs the flow rates of both sides' },
  condensing: { ko: '증기 응축은 별도 계산', en: 'condensing steam: calculated separately' },
  no_transport: {
    ko: '유체의 점도와 열전도율이 필요함',
    en: 'needs the fluid’s viscosity and thermal conductivity',
  },
  outside_validity: {
    ko: '상관식의 유효 범위를 벗어남(Re 400~10,000, 판 길이 2 m 이하)',
    en: 'outside the correlations (Re 400–10,000, plates to 2 m)',
  },
  too_small: {
    ko: '개략 산정이 미치지 않는 작은 용량(편측 채널 1개 미만)',
    en: 'smaller than our estimate reaches (less than one channel a side)',
  },
  too_large: {
    ko: '보통 여러 대로 나누는 용량(판 폭 1.2 m 초과)',
    en: 'usually takes more than one unit (plates over 1.2 m wide)',
  },
};

export const plateKindWords: Record<PlateKind, Localized> = {
  soft: { ko: '저저항 판(30°)', en: 'Soft plate (30°)' },
  medium: { ko: '중간 판(45°)', en: 'Medium plate (45°)' },
  hard: { ko: '고저항 판(60°)', en: 'Hard plate (60°)' },
};

/** The correlations, with what each holds for. */
export const correlationWords: Record<CorrelationId, Localized<{ name: string; validity: string }>> = {
  martin: {
    ko: { name: 'Martin (1996)', validity: 'Re 400~10,000, 쉐브론 각 10~80°. Re 2,000에서 값이 2 %쯤 뜁니다.' },
    en: {
      name: 'Martin (1996)',
      validity: 'Re 400 to 10,000, chevron angles of 10 to 80°. It jumps by 2 % at Re 2,000.',
    },
  },
  kumar: {
    ko: { name: 'Kumar (1984)', validity: 'Re 400~10,000, 표에 있는 각도만' },
    en: { name: 'Kumar (1984)', validity: 'Re 400 to 10,000, for the angles of his table' },
  },
  muley_manglik: {
    ko: { name: 'Muley-Manglik (1999)', validity: 'Re 1,000~10,000, 쉐브론 각 30~60°' },
    en: { name: 'Muley-Manglik (1999)', validity: 'Re 1,000 to 10,000, chevron angles of 30 to 60°' },
  },
};

/** Names the correlations and their validity. */
const validity: Localized = {
  ko: 'Martin, Kumar, Muley-Manglik; Re 400~10,000, 판 간격 2~4 mm, 단상 유체, 유량 균일 분배',
  en: 'Martin, Kumar, Muley-Manglik; Re 400–10,000, gap 2–4 mm, single phase, no maldistribution',
};

/** Sentences about the plates, and what stands beside their figures. */
export const plateTexts = words({
  title: { ko: '전열판과 압력손실', en: 'Plates and pressure drop' },
  proofs: { ko: '계산 방법과 정확도', en: 'How we calculate, and how well' },
  preliminary: {
    ko: '개략 산정(참고용)이며 선정이 아닙니다.',
    en: 'Preliminary, not a selection.',
  },
  basis: {
    ko: `공개된 상관식 세 가지를 각 유효 범위에서 적용: ${validity.ko}.`,
    en: `Three published correlations, each where it holds: ${validity.en}.`,
  },
  count: { ko: (count: string) => `${count}매`, en: (count: string) => `${count} plates` },
  passes: {
    ko: (passes: number) => `${passes}패스`,
    en: (passes: number) => (passes === 1 ? 'one pass' : 'two passes'),
  },
  plate: {
    ko: (width: string, length: string) => `판 폭 ${width} m, 길이 ${length} m`,
    en: (width: string, length: string) => `${width} m wide, ${length} m long`,
  },
  allowed: { ko: (allowed: string) => `허용 ${allowed}`, en: (allowed: string) => `${allowed} allowed` },
  assumedAllowed: {
    ko: (allowed: string) => `허용 ${allowed}(가정)`,
    en: (allowed: string) => `${allowed} assumed`,
  },
  assumedMargin: {
    ko: (percent: string) => `${percent}(가정)`,
    en: (percent: string) => `${percent} assumed`,
  },
  validity,
  correlations: {
    ko: (holding: number) =>
      holding === 3 ? '상관식 세 가지, 여유 포함' : `상관식 세 가지 중 ${holding}가지, 나머지는 유효 범위 밖`,
    en: (holding: number) =>
      holding === 3
        ? 'three correlations, margin included'
        : `${holding} of 3 correlations; the ${holding === 2 ? 'other is outside its' : 'others are outside their'} range`,
  },
  relaxed: {
    ko: (allowed: string, now: string, plates: string, before: string) =>
      `허용 압력손실을 ${now}에서 ${allowed}로 늘리면 전열판이 ${before}에서 ${plates}로 줄어듭니다.`,
    en: (allowed: string, now: string, plates: string, before: string) =>
      `Allow ${allowed} instead of ${now}: ${plates} instead of ${before}.`,
  },
  halved: {
    ko: (drop: string, plates: string) => `압력손실을 절반(${drop})으로 낮추려면 ${plates}가 필요합니다.`,
    en: (drop: string, plates: string) => `Half the pressure drop (${drop}) takes ${plates}.`,
  },
});
