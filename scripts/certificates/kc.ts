import { frame, inCorners, PAGE, rosette } from './ornaments.ts';
import { DATE, facts, holder, NUMBER, sheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const PAPER = '#ffffff';
const INK = '#1f2328';
const PLUM = '#5b2a4d';
const RED = '#c03a2b';

/** A fretwork corner: squares that wind into each other. */
const corner = `<path d="M0 16V0H16M3 16V3H16M16 3V9H9V16H3M12.5 0V12.5H0M6 6H9.4V9.4H6Z" fill="none" stroke="${PLUM}" stroke-width=".6"/>`;

/** A square stamp with words of no office. */
const stamp = `<g transform="translate(137 236) rotate(-3)" fill="none" stroke="${RED}" opacity=".88">
<rect width="27" height="27" rx="1.6" stroke-width="1.3"/><rect x="2" y="2" width="23" height="23" rx=".8" stroke-width=".35"/>
<g fill="${RED}" stroke="none" font-weight="800" font-size="9.6" text-anchor="middle"><text x="18.6" y="12.4">견</text><text x="18.6" y="22.6">본</text><text x="8.6" y="12.4">인</text><text x="8.6" y="22.6">증</text></g></g>`;

/** A net of fine lines, as on paper that shows when it was copied. */
const tint = Array.from({ length: 94 }, (_, index) => {
  const start = 21 + index * 4.5;
  return `M${start} 21L${start - 255} 276M${start - 255} 21L${start} 276`;
}).join('');

const ornament = [
  `<rect width="${PAGE.width}" height="${PAGE.height}" fill="${PAPER}"/>`,
  `<rect x="13" y="13" width="184" height="271" fill="#f7f2f6"/>`,
  `<rect x="21" y="21" width="168" height="255" fill="${PAPER}"/>`,
  `<svg x="21" y="21" width="168" height="255" viewBox="21 21 168 255"><path d="${tint}" stroke="#ece2ea" stroke-width=".12"/></svg>`,
  frame(13, { colour: PLUM, width: 1.6 }),
  frame(16, { colour: PLUM, width: 0.3 }),
  frame(21, { colour: PLUM, width: 0.5 }),
  inCorners(13, `<rect x="-.8" y="-.8" width="17.6" height="17.6" fill="${PAPER}"/>${corner}`),
  rosette({ x: 105, y: 47, radius: 11, petals: 10, depth: 0.3, curves: 8, stroke: { colour: PLUM, width: 0.2 } }),
  `<circle cx="105" cy="47" r="3.4" fill="${PLUM}"/>`,
  stamp,
].join('');

const style = `
main { padding: 62mm 32mm 0; color: ${INK} }
.number { position: absolute; left: 32mm; top: 32mm; font-size: 3.6mm }
h1 { text-align: center; font-size: 15mm; font-weight: 800; letter-spacing: .34em; margin-right: -.34em; line-height: 1.15 }
.subtitle { margin-top: 2mm; text-align: center; font-size: 4.1mm; letter-spacing: .26em; color: ${PLUM}; font-weight: 600 }
dl { margin-top: 11mm; border: .5mm solid ${INK}; font-size: 4mm; background: #fff }
dl div { display: flex } dl div + div { border-top: .2mm solid ${INK} }
dt { flex: 0 0 46mm; padding: 2.9mm 3mm; background: #f1e9ef; border-right: .2mm solid ${INK}; font-weight: 600; line-height: 1.35 }
dt small { display: block; font-size: 2.7mm; font-weight: 400; color: #5d5660; letter-spacing: .02em }
dd { flex: 1; padding: 2.9mm 4mm; align-self: center; line-height: 1.4 }
.proof { margin-top: 10mm; text-align: center; font-size: 4.8mm; line-height: 1.7 }
.date { margin-top: 8mm; text-align: center; font-size: 4.4mm; letter-spacing: .1em }
.office { position: absolute; left: 0; right: 0; top: 246mm; text-align: center; font-size: 7.6mm; font-weight: 800; letter-spacing: .16em }
.mark { color: ${PLUM} }`;

const row = (korean: string, english: string, value: string) => [`${korean}<small>${english}</small>`, value] as const;

const body = `
<p class="number">제 ${NUMBER} 호</p>
<h1>안전인증서</h1>
<p class="subtitle">KC SAFETY CERTIFICATE</p>
${facts([
  row('사업장명', 'Company', holder.name.ko),
  row('소재지', 'Address', holder.address.ko),
  row('대상품', 'Product', '압력용기'),
  row('형식', 'Type', '판형열교환기'),
  row('적용 기준', 'Requirements', '압력용기 안전인증 기준'),
  row('인증번호', 'Certificate no.', NUMBER),
])}
<p class="proof">위 제품이 안전인증 기준에 적합함을 증명합니다.</p>
<p class="date">${DATE}</p>
<p class="office">인증기관 (견본)</p>`;

/** The safety certificate of pressure vessels: a form with boxes, as Korean offices issue them. */
export const kcSheet: Sheet = sheet({
  file: 'kc-certificate',
  language: 'ko',
  title: `KC 안전인증서 (견본) – ${holder.name.ko}`,
  style,
  ornament,
  body,
});
