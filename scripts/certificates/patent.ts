import { frame, inCorners, PAGE, rosette, seal } from './ornaments.ts';
import { DATE, facts, holder, NUMBER, sheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const PAPER = '#fbfaf6';
const INK = '#1c2440';
const INDIGO = '#2c3f87';
const BRONZE = '#a5712f';

/** Leaves along a stem, grown from a corner both ways. */
function branch(): string {
  const leaves = Array.from({ length: 7 }, (_, index) => {
    const x = 7 + index * 6.2;
    const size = 5.4 - index * 0.42;
    const leaf = (turn: number) =>
      `<path transform="translate(${x} 4.5) rotate(${turn})" d="M0 0C${size * 0.4} ${-size * 0.42} ${size * 0.9} ${-size * 0.3} ${size} 0C${size * 0.9} ${size * 0.3} ${size * 0.4} ${size * 0.42} 0 0Z"/>`;
    return leaf(-34) + leaf(34);
  });
  return `<path d="M3 4.5H50" fill="none" stroke="${BRONZE}" stroke-width=".4"/><g fill="${BRONZE}">${leaves.join('')}</g>`;
}

const corner = `<rect x="-1" y="-1" width="53" height="10" fill="${PAPER}"/><rect x="-1" y="-1" width="10" height="53" fill="${PAPER}"/>
${branch()}<g transform="matrix(0 1 1 0 0 0)">${branch()}</g>
<circle cx="4.5" cy="4.5" r="4.6" fill="${PAPER}"/>
${rosette({ x: 4.5, y: 4.5, radius: 4.4, petals: 6, depth: 0.3, curves: 5, stroke: { colour: INDIGO, width: 0.18 } })}`;

/** The heat transfer plate of the figure, seen from its front: outline, four ports, herringbone, and the gasket. */
function plate(x: number, y: number): string {
  const ports = [
    [-11, -27],
    [11, -27],
    [-11, 27],
    [11, 27],
  ];
  const chevrons = Array.from({ length: 15 }, (_, index) => {
    const top = -17.4 + index * 2.5;
    return `M-14.6 ${top + 4.4}L-7.3 ${top}L0 ${top + 4.4}L7.3 ${top}L14.6 ${top + 4.4}`;
  });
  // The gasket runs around the field and the two ports that feed it; the other two are sealed off by rings.
  const gasket =
    'M-11 -32.6A5.6 5.6 0 0 0 -16.6 -27V27A5.6 5.6 0 0 0 -11 32.6A5.6 5.6 0 0 0 -5.4 27.6L-2 22.6H12.4A4.2 4.2 0 0 0 16.6 18.4V-18.4A4.2 4.2 0 0 0 12.4 -22.6H-2L-5.4 -27.6A5.6 5.6 0 0 0 -11 -32.6Z';
  const lines = [
    ['M17.8 -20L26 -25', 28.6, -24.6, '10'],
    ['M11 -2L26 -8', 28.6, -7, '20'],
    ['M16.6 10L26 15', 28.6, 17, '30'],
    ['M14 30L26 36', 28.6, 38, '40'],
  ] as const;
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${INK}" stroke-width=".3">
<rect x="-19" y="-36" width="38" height="72" rx="2.4" stroke-width=".45"/>
<path d="M-3 -36V-33.4H3V-36M-3 36V33.4H3V36"/>
<path d="${chevrons.join('')}" stroke-width=".22"/>
${ports.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="3.7"/>`).join('')}
<path d="${gasket}" stroke="${INDIGO}" stroke-width="1.1"/>
<g stroke="${INDIGO}" stroke-width="1.1"><circle cx="11" cy="-27.6" r="5"/><circle cx="11" cy="27.6" r="5"/></g>
${lines.map(([path, left, top, number]) => `<path d="${path}" stroke-width=".22"/><text x="${left}" y="${top}" font-size="3.2" fill="${INK}" stroke="none" text-anchor="middle">${number}</text>`).join('')}
</g>`;
}

const ornament = [
  `<rect width="${PAGE.width}" height="${PAGE.height}" fill="${PAPER}"/>`,
  frame(14.5, { colour: BRONZE, width: 0.9 }),
  frame(16.3, { colour: BRONZE, width: 0.25 }),
  frame(8, { colour: INDIGO, width: 1.3 }),
  inCorners(10, corner),
  `<g opacity=".5">${rosette({ x: 105, y: 59, radius: 34, petals: 24, depth: 0.22, curves: 7, stroke: { colour: INDIGO, width: 0.12, opacity: 0.4 } })}</g>`,
  plate(63, 196),
  seal({
    x: 150,
    y: 243,
    radius: 15.5,
    colour: INDIGO,
    paper: PAPER,
    above: 'SPECIMEN · 견본',
    below: 'NOT A CERTIFICATE',
  }),
].join('');

const style = `
main { padding: 40mm 33mm 0; color: ${INK} }
h1 { text-align: center; color: ${INDIGO}; font-size: 23mm; font-weight: 800; letter-spacing: .3em; margin-right: -.3em; line-height: 1.15 }
.subtitle { margin-top: 1.5mm; text-align: center; font-size: 4.6mm; letter-spacing: .3em; font-weight: 600; color: ${BRONZE} }
dl { margin-top: 14mm; font-size: 4.2mm }
dl div { display: flex; align-items: baseline; padding: 2mm 0 }
dt { flex: 0 0 38mm; font-weight: 600; letter-spacing: .04em }
dt small { display: block; margin-top: .3mm; font-size: 2.7mm; font-weight: 400; color: #5a6078; letter-spacing: .02em }
dd { line-height: 1.4 }
dd small { display: block; font-size: 3.3mm; color: #5a6078 }
.figure { position: absolute; left: 33mm; width: 60mm; top: 236mm; text-align: center; font-size: 2.8mm; line-height: 1.7 }
.figure b { font-size: 3.3mm; font-weight: 600 }
.proof { position: absolute; left: 103mm; top: 176mm; width: 75mm; font-size: 4.5mm; line-height: 1.75 }
.date { position: absolute; left: 103mm; top: 200mm; font-size: 4.2mm; letter-spacing: .06em }
.office { position: absolute; left: 103mm; top: 210mm; font-size: 5.6mm; font-weight: 800; letter-spacing: .08em }
.mark { color: ${INDIGO} }`;

const row = (korean: string, english: string, value: string) => [`${korean}<small>${english}</small>`, value] as const;

const body = `
<h1>특허증</h1>
<p class="subtitle">CERTIFICATE OF PATENT</p>
${facts([
  row('특허번호', 'Patent no.', `제 ${NUMBER} 호`),
  row('출원일 / 등록일', 'Filed / registered', `${DATE} / ${DATE}`),
  row('발명의 명칭', 'Title of the invention', '판형열교환기용 가스켓<small>Gasket for a plate heat exchanger</small>'),
  row('특허권자', 'Patentee', `${holder.name.ko}<small>${holder.name.en}</small>`),
])}
<p class="figure"><b>대표도 · Representative figure</b><br>10 전열판 · 20 전열면 · 30 가스켓 · 40 유체 출입구</p>
<p class="proof">위의 발명이 특허로 등록되었음을 증명합니다.</p>
<p class="date">${DATE}</p>
<p class="office">발급기관 (견본)</p>`;

/** The patent on a gasket, with the figure that tells what it is about. */
export const patentSheet: Sheet = sheet({
  file: 'gasket-patent',
  language: 'ko',
  title: `판형열교환기용 가스켓 특허증 (견본) – ${holder.name.ko}`,
  style,
  ornament,
  body,
});
