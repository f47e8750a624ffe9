import { balancedLines } from '../sheets/pdf/lines.js';
import { PREVIEW_SIZE } from '../../../shared/content/drawn-pictures.types.js';
import type { SharePreview } from '../../../shared/content/drawn-pictures.types.js';

import type { Letters, Type } from './glyphs.js';

export type Weights = { regular: Letters; bold: Letters };

const { width, height } = PREVIEW_SIZE;
const MARGIN = { side: 72, top: 60, bottom: 72 };

export const NAVY = '#0a1c2e';
const ORANGE = '#ff7a3d';

/** The company's mark: as high as it is wide. */
const MARK = 48;
/** Between the company's mark and the words below: at least so much. */
const DISTANCE = 24;
/** Between heading and description. */
const GAP = 26;
/** Widths of heading and description: the picture is right of them. */
const HEADING = { width: 760, leading: 1.16, spacing: -2 };
const DESCRIPTION = { width: 560, leading: 1.5, size: 30 };

/** The words, as the site's own page heads set them, in an SVG: what is left of the picture is dark under them. */
export function previewWords(preview: SharePreview, weights: Weights): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="shade" x2="1">${shade}</linearGradient>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
${companyOf(preview, weights)}
${wordsOf(preview, weights)}
<path d="M0 ${height - 10}h190v10H0z" fill="${ORANGE}"/>
<path d="M190 ${height - 10}H${width}v10H190z" fill="#0a5bc2"/>
</svg>`;
}

/** Darkness from left to right. */
const shade = [
  [0, 1],
  [0.36, 0.95],
  [0.6, 0.55],
  [0.92, 0.05],
]
  .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${NAVY}" stop-opacity="${opacity}"/>`)
  .join('');

/** Extra breadth of the regular weight's lines, of an em: they are of a medium one on dark ground. */
const BROADER = 0.018;

const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const broadened = (d: string, colour: string, { size }: Type) =>
  `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${(size * BROADER).toFixed(2)}"/>`;
const chevron = (d: string, stroke: string) => `<path d="${d}" stroke="${stroke}" stroke-width="4.5" fill="none"/>`;

function companyOf({ wordmark, companyName }: SharePreview, { regular, bold }: Weights): string {
  const middle = MARGIN.top + MARK / 2;
  const markType = { size: 36, spacing: 5 };
  const left = MARGIN.side + MARK + 18;
  const rule = left + bold.widthOf(wordmark, markType) + 24;
  const name = rule + 2 + 24;
  // As large as there is room for.
  const most = (width - MARGIN.side - name) / regular.widthOf(companyName, { size: 1 });
  const nameType = { size: Math.min(26, most) };
  return `<g transform="translate(${MARGIN.side} ${MARGIN.top}) scale(${MARK / 30})">
${chevron('M2 13.5 15 4l13 9.5', ORANGE)}${chevron('M2 25.5 15 16l13 9.5', '#4d9bff')}
</g>
${filled(bold.pathOf(wordmark, left, middle, markType), '#fff')}
<path d="M${rule} ${middle - 14}h2v28h-2z" fill="#fff" fill-opacity="0.3"/>
${broadened(regular.pathOf(companyName, name, middle, nameType), '#b6c5d4', nameType)}`;
}

/** Heading and description above the margin below, in the largest type in which there is room for them. */
function wordsOf({ heading, description }: SharePreview, { regular, bold }: Weights): string {
  // In Latin letters; a Korean syllable is nearly twice as wide.
  const length = [...heading].reduce((sum, character) => sum + (character > '~' ? 1.8 : 1), 0);
  const room = height - MARGIN.top - MARK - DISTANCE - MARGIN.bottom;
  for (let scale = 1; ; scale *= 0.95) {
    const type = { size: (length > 12 ? 76 : 92) * scale, spacing: HEADING.spacing * scale };
    const small = { size: DESCRIPTION.size * scale };
    const head = balancedLines(heading, HEADING.width, (text) => bold.widthOf(text, type));
    const words = balancedLines(description, DESCRIPTION.width, (text) => regular.widthOf(text, small));
    const [headStep, step] = [type.size * HEADING.leading, small.size * DESCRIPTION.leading];
    const used = head.length * headStep + GAP * scale + words.length * step;
    if (used > room) continue;
    const top = height - MARGIN.bottom - used;
    const below = top + head.length * headStep + GAP * scale;
    return (
      filled(linesFrom(head, top, headStep, bold, type), '#fff') +
      broadened(linesFrom(words, below, step, regular, small), '#dfe7ee', small)
    );
  }
}

const linesFrom = (lines: readonly string[], top: number, step: number, letters: Letters, type: Type) =>
  lines.map((line, index) => letters.pathOf(line, MARGIN.side, top + (index + 0.5) * step, type)).join('');
