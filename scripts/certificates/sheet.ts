import type { Language } from '../../server/common/localized.types.ts';
import { defaultContent } from '../../server/content/defaults.ts';

import { PAGE } from './ornaments.ts';

/** One certificate to be drawn: the whole page as HTML. */
export type Sheet = { file: string; language: Language; title: string; html: string };

export const NUMBER = 'SPECIMEN-0001';
export const DATE = '0000-00-00';

const { company } = defaultContent;
export const holder = { name: company.name, address: company.offices[0]?.address ?? { ko: '', en: '' } };

export const scope = {
  ko: '판형열교환기, 압력용기 및 탱크의 설계·제작·서비스',
  en: 'Design, manufacture and service of plate heat exchangers, pressure vessels and tanks',
};

/** Rows of a name and what it is, as a list of definitions. */
export const facts = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;

type Drawing = { file: string; language: Language; title: string; style: string; ornament: string; body: string };

/** Puts words onto ornaments, and over all the mark that this is no real certificate. */
export function sheet({ file, language, title, style, ornament, body }: Drawing): Sheet {
  const { width, height } = PAGE;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>
@page { size: ${width}mm ${height}mm; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { position: relative; width: ${width}mm; height: ${height}mm; overflow: hidden; font-family: Pretendard; word-break: keep-all }
body > svg { position: absolute; inset: 0; width: ${width}mm; height: ${height}mm }
main { position: absolute; inset: 0 }
.mark { position: absolute; left: 0; width: ${width}mm; top: 130mm; text-align: center; transform: rotate(-34deg); white-space: nowrap;
  font-size: 25.5mm; font-weight: 800; opacity: .1 }
${style}
</style></head><body>
<svg viewBox="0 0 ${width} ${height}" font-family="Pretendard" aria-hidden="true">${ornament}</svg>
<main>${body}</main>
<p class="mark">SPECIMEN 견본</p>
</body></html>`;
  return { file, language, title, html };
}
