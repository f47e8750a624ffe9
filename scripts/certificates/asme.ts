import { band, frame, inCorners, PAGE, rosette, seal } from './ornaments.ts';
import { DATE, facts, holder, NUMBER, sheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const PAPER = '#f6f1e4';
const INK = '#22303a';
const TEAL = '#2f5d62';

const corner = [
  `<circle cx="8" cy="8" r="12" fill="${PAPER}"/>`,
  rosette({ x: 8, y: 8, radius: 11.6, petals: 12, depth: 0.24, curves: 6, stroke: { colour: TEAL, width: 0.17 } }),
  rosette({ x: 8, y: 8, radius: 6.4, petals: 8, depth: 0.4, curves: 5, stroke: { colour: TEAL, width: 0.17 } }),
].join('');

/** A horizontal pressure vessel on saddles in outline: what the authorisation is about. */
const vessel = `<g fill="none" stroke="${TEAL}" stroke-width=".45" transform="translate(105 100)">
<path d="M-24 -9H24A7 9 0 0 1 24 9H-24A7 9 0 0 1 -24 -9Z" fill="${PAPER}"/>
<path d="M-24 -9V9M24 -9V9M-8 -9V9M8 -9V9" stroke-width=".25"/>
<path d="M-18 -9V-13M-14 -9V-13M-20 -13H-12M13 -9V-13M17 -9V-13M11 -13H19M-2 9V13M2 9V13M-4 13H4"/>
<path d="M-18 8.9L-20 15H-11L-13 8.9M13 8.9L11 15H20L18 8.9" fill="${PAPER}"/>
<path d="M-34 0H34M0 -15V17" stroke-width=".14" stroke-dasharray="3 .8 .6 .8"/>
</g>`;

const arched = `<defs><path id="arch" d="M36 79A185 185 0 0 1 174 79"/></defs>
<text fill="${INK}" font-size="7.4" font-weight="800" text-anchor="middle"><textPath href="#arch" startOffset="50%" textLength="134">CERTIFICATE OF AUTHORIZATION</textPath></text>`;

const ornament = [
  `<rect width="${PAGE.width}" height="${PAGE.height}" fill="${PAPER}"/>`,
  band({ inset: 9, thickness: 16, strands: 5, length: 20, stroke: { colour: TEAL, width: 0.18 } }),
  frame(7.4, { colour: INK, width: 0.9 }),
  frame(26.4, { colour: INK, width: 0.9 }),
  inCorners(9, corner),
  vessel,
  arched,
  seal({
    x: 105,
    y: 239,
    radius: 17,
    colour: TEAL,
    paper: PAPER,
    above: 'SPECIMEN · 견본',
    below: 'NOT A CERTIFICATE',
  }),
].join('');

const style = `
main { padding: 39mm 36mm 0; text-align: center; color: ${INK} }
.code { font-size: 4.2mm; font-weight: 600; letter-spacing: .2em; text-transform: uppercase; color: ${TEAL} }
.intro { margin-top: 81mm; font-size: 4mm; line-height: 1.65; text-wrap: balance }
h1 { margin-top: 3.5mm; font-size: 9.4mm; font-weight: 800; letter-spacing: .01em }
.address { margin-top: 1.6mm; font-size: 3.9mm }
.scope { margin-top: 5mm; font-size: 4mm; line-height: 1.65; text-wrap: balance }
dl { display: grid; grid-template-columns: repeat(4, 1fr); margin-top: 9mm; border: .3mm solid ${INK}; background: rgb(255 255 255 / .4) }
dl div { padding: 2.4mm 1mm 2.6mm } dl div + div { border-left: .2mm solid ${INK} }
dt { font-size: 2.9mm; letter-spacing: .05em; text-transform: uppercase; color: ${TEAL}; font-weight: 600 }
dd { margin-top: 1.2mm; font-size: 3.9mm; font-weight: 700 }
.sign { position: absolute; top: 243mm; width: 44mm; border-top: .3mm solid ${INK}; padding-top: 1.6mm; font-size: 3.1mm; line-height: 1.5 }
.sign.left { left: 36mm } .sign.right { right: 36mm }
.mark { color: ${TEAL} }`;

const body = `
<p class="code">ASME Boiler and Pressure Vessel Code</p>
<p class="intro">The named company is authorized by this specimen certificate to use the stated designator for the scope of activity shown below, in accordance with the applicable rules of the Code.</p>
<h1>${holder.name.en}</h1>
<p class="address">${holder.address.en}</p>
<p class="scope">Manufacture of pressure vessels at the above location<br>Section VIII, Division 1</p>
${facts([
  ['Designator', 'U'],
  ['Certificate no.', NUMBER],
  ['Authorized', DATE],
  ['Expires', DATE],
])}
<p class="sign left">Authorizing officer<br>(specimen)</p>
<p class="sign right">Director of accreditation<br>(specimen)</p>`;

/** The authorisation to build pressure vessels, in English as such papers are. */
export const asmeSheet: Sheet = sheet({
  file: 'asme-u-stamp',
  language: 'en',
  title: `ASME U Stamp certificate of authorization (specimen) – ${holder.name.en}`,
  style,
  ornament,
  body,
});
