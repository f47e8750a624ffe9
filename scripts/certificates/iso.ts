import { languages } from '../../server/common/localized.types.ts';
import type { Language } from '../../server/common/localized.types.ts';
import { band, frame, inCorners, rosette, seal } from './ornaments.ts';
import { DATE, facts, holder, NUMBER, scope, sheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const PAPER = '#fffdf7';
const GOLD = '#b08d3e';

const standards = [
  {
    file: 'iso-9001',
    standard: 'ISO 9001:2015',
    national: 'KS Q ISO 9001:2015',
    colour: '#17396b',
    system: { ko: '품질경영시스템', en: 'Quality Management System' },
  },
  {
    file: 'iso-14001',
    standard: 'ISO 14001:2015',
    national: 'KS I ISO 14001:2015',
    colour: '#1b5e45',
    system: { ko: '환경경영시스템', en: 'Environmental Management System' },
  },
  {
    file: 'iso-45001',
    standard: 'ISO 45001:2018',
    national: 'KS Q ISO 45001:2018',
    colour: '#7c2f2a',
    system: { ko: '안전보건경영시스템', en: 'Occupational Health and Safety Management System' },
  },
] as const;

type Standard = (typeof standards)[number];

const words = {
  ko: (each: Standard) => ({
    heading: '인 증 서',
    intro: `위 조직의 ${each.system.ko}이 아래 규격의 요구사항에<br>적합함을 인증합니다.`,
    facts: [
      ['적용 규격', `${each.standard} / ${each.national}`],
      ['인증 범위', scope.ko],
      ['인증 번호', NUMBER],
      ['최초 인증일', DATE],
      ['발행일', DATE],
      ['유효 기간', `${DATE} ~ ${DATE}`],
    ] as const,
    body: '인증기관 (견본)',
    signature: '대표자 서명',
  }),
  en: (each: Standard) => ({
    heading: 'Certificate',
    intro: `operates a management system that has been assessed<br>and found to conform to the requirements of`,
    facts: [
      ['Scope', scope.en],
      ['Certificate no.', NUMBER],
      ['First issued', DATE],
      ['Issued', DATE],
      ['Valid until', DATE],
    ] as const,
    body: 'Certification body (specimen)',
    signature: 'Authorised signature',
    standard: each.standard,
  }),
};

function ornament(colour: string): string {
  const corner = [
    `<circle cx="5" cy="5" r="8.6" fill="${PAPER}"/>`,
    rosette({ x: 5, y: 5, radius: 8.4, petals: 8, depth: 0.36, curves: 7, stroke: { colour, width: 0.16 } }),
    `<circle cx="5" cy="5" r="1.5" fill="${GOLD}"/>`,
  ].join('');
  return [
    `<rect width="210" height="297" fill="${PAPER}"/>`,
    rosette({
      x: 105,
      y: 150,
      radius: 72,
      petals: 18,
      depth: 0.3,
      curves: 10,
      stroke: { colour: GOLD, width: 0.14, opacity: 0.24 },
    }),
    rosette({
      x: 105,
      y: 150,
      radius: 36,
      petals: 12,
      depth: 0.4,
      curves: 8,
      stroke: { colour: GOLD, width: 0.14, opacity: 0.22 },
    }),
    band({ inset: 10, thickness: 10, strands: 4, stroke: { colour, width: 0.17 } }),
    frame(22.5, { colour: GOLD, width: 0.7 }),
    frame(24, { colour: GOLD, width: 0.2 }),
    inCorners(10, corner),
    seal({
      x: 160,
      y: 241,
      radius: 17,
      colour: GOLD,
      paper: PAPER,
      above: 'SPECIMEN · 견본',
      below: 'NOT A CERTIFICATE',
    }),
  ].join('');
}

const style = (colour: string) => `
main { padding: 35mm 34mm; text-align: center; color: #26282c }
main > p { text-wrap: balance }
.system { line-height: 1.5; color: ${colour}; font-size: 4.6mm; font-weight: 600; letter-spacing: .12em; text-transform: uppercase }
h1 { margin-top: 5mm; color: ${colour}; font-size: 19mm; font-weight: 700; line-height: 1.1 }
html[lang=en] h1 { font-weight: 300; letter-spacing: .14em; text-transform: uppercase; font-size: 15mm; margin-right: -.14em }
.rule { width: 46mm; height: .5mm; margin: 7mm auto 0; background: linear-gradient(90deg, transparent, ${GOLD} 20%, ${GOLD} 80%, transparent) }
.lead { margin-top: 9mm; font-size: 3.7mm; color: #55585f; letter-spacing: .02em }
h2 { margin-top: 3mm; font-size: 8.4mm; font-weight: 700; color: #16181c }
.address { margin-top: 2.4mm; font-size: 3.8mm; color: #45484f }
.intro { margin-top: 8mm; font-size: 4.1mm; line-height: 1.7 }
.standard { margin-top: 5mm; color: ${colour}; font-size: 12.4mm; font-weight: 800; letter-spacing: .01em; line-height: 1 }
dl { margin: 9mm auto 0; width: 130mm; border-top: .25mm solid ${GOLD}; text-align: left; font-size: 3.7mm }
dl div { display: flex; align-items: baseline; border-bottom: .2mm solid #d9cba6; padding: 2mm 1mm }
dt { flex: 0 0 34mm; color: ${colour}; font-weight: 600 }
dd { line-height: 1.45 }
.sign { position: absolute; left: 38mm; top: 232mm; width: 74mm; text-align: left; font-size: 3.6mm }
.sign b { display: block; font-size: 4.4mm; color: ${colour} }
.sign i { display: block; height: 13mm; border-bottom: .25mm solid #45484f; margin-bottom: 1.6mm; font-style: normal }
.mark { color: ${colour} }`;

function draw(each: Standard, language: Language): Sheet {
  const text = words[language](each);
  const name = holder.name[language];
  const body = `
<p class="system">${each.system[language]}</p>
<h1>${text.heading}</h1>
<div class="rule"></div>
<p class="lead">${language === 'en' ? 'This is to certify that' : '조직명'}</p>
<h2>${name}</h2>
<p class="address">${holder.address[language]}</p>
<p class="intro">${text.intro}</p>
<p class="standard">${each.standard}</p>
${facts(text.facts)}
<div class="sign"><b>${text.body}</b><i></i>${text.signature}</div>`;
  return sheet({
    file: `${each.file}-${language}`,
    language,
    title: `${each.standard} ${language === 'ko' ? '인증서 (견본)' : 'certificate (specimen)'} – ${name}`,
    style: style(each.colour),
    ornament: ornament(each.colour),
    body,
  });
}

/** The three management systems, in Korean and in English. */
export const isoSheets: readonly Sheet[] = languages.flatMap((language) =>
  standards.map((each) => draw(each, language)),
);
