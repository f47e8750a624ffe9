import { words } from '../../words/words.js';
import type { Localized } from '../../words/localized.types.js';
import type { DesignSource } from '../proofs/published-designs.js';
import type { FormulaProof } from '../proofs/formulas.js';

/** Sections of the page of proofs, by their anchors. */
export const proofSections = words({
  method: { ko: '계산 방법', en: 'How we calculate' },
  designs: { ko: '공개된 설계와 비교', en: 'Published designs beside ours' },
  'left-out': { ko: '비교에서 제외한 자료', en: 'What is left out, and why' },
  plant: { ko: '플랜트 측정값과 비교', en: 'A plant’s measurements' },
  formulas: { ko: '상관식의 공개값', en: 'Published values of correlations' },
  sources: { ko: '출처', en: 'Sources' },
});
export type ProofSection = keyof typeof proofSections;

/** Heads of the tables. */
export const proofColumns = words({
  design: { ko: '설계', en: 'Design' },
  duty: { ko: '열부하, kW', en: 'Duty, kW' },
  hotTemperatures: { ko: '고온측, ℃', en: 'Hot side, °C' },
  coldTemperatures: { ko: '저온측, ℃', en: 'Cold side, °C' },
  margin: { ko: '여유율, %', en: 'Margin, %' },
  fouling: { ko: '오염계수, m²·K/kW', en: 'Fouling, m²·K/kW' },
  area: { ko: '면적, m²', en: 'Area, m²' },
  ours: { ko: '저희 값', en: 'Ours' },
  hotDrop: { ko: '고온측 압력손실, kPa', en: 'Hot side pressure drop, kPa' },
  coldDrop: { ko: '저온측 압력손실, kPa', en: 'Cold side pressure drop, kPa' },
  verdict: { ko: '결과', en: 'Result' },
  reason: { ko: '이유', en: 'Reason' },
  point: { ko: '운전점', en: 'Point' },
  flows: { ko: '유량, mol/s', en: 'Flows, mol/s' },
  inlets: { ko: '입구, ℃', en: 'Inlets, °C' },
  hotOutlet: { ko: '고온측 출구, ℃', en: 'Hot outlet, °C' },
  coldOutlet: { ko: '저온측 출구, ℃', en: 'Cold outlet, °C' },
  worst: { ko: '최대 차이, K', en: 'Greatest difference, K' },
  value: { ko: '값', en: 'Value' },
  reynolds: { ko: 'Re', en: 'Re' },
  prandtl: { ko: 'Pr', en: 'Pr' },
  angle: { ko: '각도, °', en: 'Angle, °' },
  further: { ko: '그 밖의 조건', en: 'Further' },
  published: { ko: '공개값', en: 'Published' },
  difference: { ko: '차이', en: 'Difference' },
});
export type ProofColumn = keyof typeof proofColumns;

type Counts = {
  designs: number;
  area: number;
  hot: number;
  cold: number;
  free: number;
  freeInside: number;
  formulas: number;
  formulasInside: number;
  outlets: number;
  outletsInside: number;
};

export const proofTexts = words({
  summary: {
    ko: (of: Counts) =>
      `공개된 설계 ${of.designs}건 중 전열면적은 ${of.area}건, 압력손실은 고온측 ${of.hot}건과 저온측 ${of.cold}건이 저희 범위 안에 있습니다(입력하지 않은 압력손실은 ${of.free}개 중 ${of.freeInside}개). 상관식의 공개값 ${of.formulas}개 중 ${of.formulasInside}개가 이 페이지의 식과 일치하고, 한 플랜트의 출구온도 ${of.outlets}개 중 ${of.outletsInside}개가 1번 운전점에서 구한 값 하나로 3 K 이내입니다.`,
    en: (of: Counts) =>
      `Of ${of.designs} published designs ${of.area} are within our band of area, ${of.hot} within that of the hot side’s pressure drop and ${of.cold} within the cold side’s (${of.freeInside} of the ${of.free} that were not typed in); ${of.formulasInside} of ${of.formulas} published values of correlations are met by their formulas, and ${of.outletsInside} of ${of.outlets} outlet temperatures of a plant are within 3 K, with one number taken from its first point.`,
  },
  method: {
    ko: [
      '열부하는 온도에 따른 비열로 구하고, 없는 값 하나는 열수지로 구합니다. 유체의 물성은 온도별 표의 값입니다.',
      '전열판은 쉐브론 각 30°, 45°, 60°의 일반 판 세 가지이며 특정 제조사의 제품이 아닙니다. 판마다 Martin, Kumar, Muley-Manglik의 상관식을 각 유효 범위에서 적용합니다.',
      '면적의 범위는 상관식별 면적 중 가장 작은 값의 0.75배에서 시작하고 그 두 배에서 끝납니다. 상관식이 하나만 유효하면 0.63배에서 시작합니다. 가장 작은 값의 1.5배보다 큰 상관식의 값은 범위 밖입니다. 시작과 폭은 아래 설계를 보면서 정한 값이므로, 아래 비율은 이 설계들에 대한 것이며 다른 설계까지 보증하지 않습니다.',
      '결과는 개략 산정(참고용)이며 선정이 아닙니다.',
    ],
    en: [
      'The heat duty follows from specific heats at the temperatures, and one missing value from the heat balance. Properties of fluids are read from tables at their temperatures.',
      'The plates are three generic ones with chevron angles of 30°, 45° and 60°, of no maker. Each is calculated by the correlations of Martin, Kumar, and Muley and Manglik, each where it holds.',
      'The band of area begins at 0.75 of the least area that one of the correlations needs, and ends at twice its lower end. Where only one correlation holds it begins at 0.63. A correlation that needs more than 1.5 times the least lies outside. Both numbers were set with the designs below in view: their share says how well the band describes them, and promises nothing about others.',
      'The result is preliminary, not a selection.',
    ],
  },
  designs: {
    ko: (free: number, freeInside: number, own: number, all: number) => [
      '설계마다 그 조건을 계산기에 그대로 입력했습니다. 허용 압력손실은 양측 모두 설계의 두 값 중 큰 값이고, 여유율과 오염계수는 자료의 값입니다. 여유율이 없는 자료는 면적이 꼭 맞는 것으로 보거나 예제의 값에서 구했습니다. Kakac and Liu 10.1의 압력손실은 책의 식(Kumar)으로 물에 대해 계산한 값이고, Coulson and Richardson의 값은 원문이 아니라 검산으로 확인한 값입니다.',
      `지배하는 측의 압력손실은 허용값과 같으므로 증명이 되지 않습니다. 입력하지 않은 압력손실 ${free}개 중에서는 ${freeInside}개가 범위 안에 있습니다. 압력손실의 범위는 가장 작은 판들의 중간값의 0.71배에서 1.41배까지로, 양 끝이 두 배 차이입니다. 이 폭은 이 비교에만 적용한 것이며, 계산기는 가장 작은 판들의 값만 표시합니다.`,
      `양측에 각자의 압력손실을 허용하면 면적은 ${all}건 중 ${own}건이 범위 안에 있습니다. 대부분은 한 제조사의 설계이며 범위의 아래쪽 절반에 있습니다.`,
    ],
    en: (free: number, freeInside: number, own: number, all: number) => [
      'The conditions of each design were typed into the calculator as they are. Allowed on both sides is the greater of its two pressure drops; margin and fouling are the printed ones. Where no margin is printed, the area is taken to just suffice, or the margin follows from the example’s own figures. The pressure drops of Kakac and Liu 10.1 are worked out here by the book’s formulas (Kumar’s), with water; those of Coulson and Richardson were confirmed by arithmetic, not read.',
      `Of the side that decides, the pressure drop is the one allowed and proves nothing. Of the ${free} pressure drops that were not typed in, ${freeInside} are inside. The band of a pressure drop goes from the middle of the best plates’ divided by 1.41 to that times 1.41: its ends are a factor of 2 apart. This width is of this comparison alone: the calculator shows the best plates’ own values.`,
      `With its own pressure drop allowed on each side, the area of ${own} of ${all} designs is inside. Most are one maker’s, and lie in the lower half of the band.`,
    ],
  },
  leftOut: {
    ko: '숫자가 없는 설계는 추정하지 않고 제외했습니다. 계산기가 답하지 않는 설계도 여기에 있습니다.',
    en: 'A design that lacks a figure is left out, never guessed. Designs of which the calculator says nothing are here, too.',
  },
  plant: {
    ko: (left: string, first: number, outlets: number, worst: string, cleanWorst: string) => [
      '4패스 열교환기의 운전점 13개입니다. 판의 쉐브론 각과 확대율은 공개되지 않아 45°와 1.2로 가정했습니다. 비열, 점도와 열전도율은 측정값을 공개한 자료의 식으로 주었고, 대향류의 온도효율로 출구온도를 구했습니다.',
      `오염이 없고 유량이 균일하게 분배된다고 가정하면 출구온도 ${outlets}개 중 ${first}개만 3 K 이내이고 가장 큰 차이는 ${cleanWorst}입니다. 이 장치는 Kumar 상관식에 따른 열전달의 ${left}배만 전달합니다. 이 값 하나를 1번 운전점의 고온측 출구에서 구해 나머지에 그대로 쓰면 가장 큰 차이가 ${worst}입니다.`,
    ],
    en: (left: string, first: number, outlets: number, worst: string, cleanWorst: string) => [
      'Thirteen points of an exchanger with four passes. The plates’ angle and enlargement are not published: 45° and 1.2 are assumed. Specific heat, viscosity and conductivity are given by the formulas of the measurements’ own publication; the outlets follow from the effectiveness of counter-current flow.',
      `Clean and evenly fed, only ${first} of ${outlets} outlets would be within 3 K, and the worst ${cleanWorst} off. The exchanger transfers ${left} of what Kumar’s correlation says. With this one number, taken from the first point’s hot outlet and used for all others, the worst is ${worst} off.`,
    ],
  },
  formulas: {
    ko: '공개값과 저희 값의 차이를 상대값으로 적었습니다. 각도는 저자의 기준이며 Kumar는 다른 축을 기준으로 합니다. 계산기는 Kumar 표에서 30° 이하, 45°, 60° 행의 Re가 가장 큰 구간만 Re 400 이상에서 씁니다. 나머지 구간과 Martin(1999), Khan-Khan은 비교용이며, 이 공개값 대부분이 여기에 해당합니다.',
    en: 'Differences are relative. Angles are counted as their author counts them; Kumar counts from the other axis. Of Kumar’s table the calculator uses only the last parts of the rows up to 30°, of 45° and of 60°, from Re 400 on. The rest of the table, Martin’s form of 1999 and Khan and Khan stand here for comparison alone, and most of these values are of them.',
  },
  inside: { ko: '범위 안', en: 'inside' },
  outside: {
    area: { ko: '면적 범위 밖', en: 'area outside' },
    hot: { ko: '고온측 압력손실 범위 밖', en: 'hot side’s drop outside' },
    cold: { ko: '저온측 압력손실 범위 밖', en: 'cold side’s drop outside' },
    value: { ko: '범위 밖', en: 'outside' },
  },
  offers: {
    ko: (inside: string, outside: string, band: string) =>
      `한 열부하에 서로 다른 면적이 제시된 예로, 맞는 면적은 자료에 없습니다. 저희 범위는 ${band}이며 ${inside}는 안, ${outside}는 밖입니다.`,
    en: (inside: string, outside: string, band: string) =>
      `One duty offered with different areas, without saying which was right. Our band is ${band}: ${inside} are inside, ${outside} outside.`,
  },
});

/** Likely reasons of designs that are outside, by their name. */
export const outsideReasons: Readonly<Record<string, Localized>> = {
  'M10-MFM': {
    ko: '고온측 유량이 저온측의 1/3 이하인데 유로 수는 같습니다. 허용 압력손실의 1/10만 사용하는 큰 판이므로 면적이 더 필요합니다.',
    en: 'The hot side has less than a third of the cold side’s flow in as many channels: a large plate that uses a tenth of the pressure drop there, and so takes more area.',
  },
  'TI116-255': {
    ko: '같은 온도와 비슷한 압력손실인 같은 제조사의 다른 설계보다 면적이 약 1/5 작습니다. 11 kPa에서 10,000 W/(m²·K)가 넘는 열관류율은 여기서 쓴 세 상관식으로 설명되지 않습니다.',
    en: 'It takes about a fifth less area than the same maker’s other designs for these temperatures and pressure drops. More than 10,000 W/(m²·K) at 11 kPa is beyond the three correlations used here.',
  },
  'RSE-E301': {
    ko: '저온측 접속구가 23 mm로 작아 유속이 6.5 m/s이고 접속구에서 더 손실됩니다. 저희는 이쪽을 1.6 m/s로 계산합니다.',
    en: 'The cold side’s ports are 23 mm wide and lose more at 6.5 m/s; ours have 1.6 m/s there.',
  },
};

/** Cases that are no proof of the calculator, by their id. */
export const leftOutReasons: Readonly<Record<string, Localized>> = {
  'CR-12.8-first': {
    ko: '같은 예제의 1차 계산으로 압력손실이 없습니다. 2차 계산을 비교했습니다.',
    en: 'The first trial of an example, without pressure drops; its second trial is compared.',
  },
  'Incropera-11.2': {
    ko: '쉐브론이 없는 평판이며 Re 400 미만입니다.',
    en: 'Flat plates without chevrons in laminar flow.',
  },
  'IITB-lab': {
    ko: 'Re 90~300의 측정으로 상관식의 유효 범위 밖입니다.',
    en: 'Measured at Re 90 to 300, which no correlation here covers.',
  },
  Rossetto: {
    ko: '입력만 공개되고 결과가 없습니다.',
    en: 'Its inputs are published, its result is not.',
  },
  'SWEP-500': {
    ko: '면적과 여유율이 없습니다. 다른 자료의 판 면적으로 계산하면 저희 범위보다 큽니다.',
    en: 'Neither area nor margin is given. With the area a plate that another source names it would be above our band.',
  },
  SWEP: {
    ko: '면적과 여유율이 없고 압력손실이 고온측인지 저온측인지 자료에 없습니다.',
    en: 'Neither area nor margin is given, nor which side loses the pressure.',
  },
};

/** Names of sources beside designs, and what they are. */
export const sourceWords: Record<DesignSource, Localized> = {
  barnaul: { ko: '제조사 출력물', en: 'Maker’s print-out' },
  alfaLaval: { ko: '제조사 사양서', en: 'Maker’s data sheet' },
  program: { ko: '교과서 예제(전산 계산)', en: 'Textbook example in a program' },
  coulson: { ko: '교과서 예제', en: 'Textbook example' },
  kakac: { ko: '교과서 예제', en: 'Textbook example' },
  rse: { ko: '제조사 사양서', en: 'Maker’s data sheet' },
};

/** Authors are called the same in both languages. */
export const authorNames: Record<FormulaProof['author'], string> = {
  kumar: 'Kumar',
  martin: 'Martin (VDI)',
  martin1999: 'Martin (1999)',
  muleyManglik: 'Muley-Manglik',
  khan: 'Khan-Khan',
};
