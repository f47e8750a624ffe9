import type { Language } from '../words/localized.types.js';
import { isKeyOf, keysOf } from '../words/records.js';
import { productIds } from '../questionnaire/product-ids.js';

import type { RepeatedFigure } from './content-editing.types.js';
import type { Content } from './content.types.js';
import { documents } from './documents.js';
import { limitFacts } from './limit-words.js';
import { textsIn } from './texts.js';

/** Figure that texts may repeat, or its name. `unit` is a pattern; of one product family or of all. */
type Figure = { value: number | string; unit: string; family?: string };

/** First letters of units, as people write them. */
const units = { 'kg/cm²': 'kgf?/', 'bar(g)': 'bar', '℃': '[℃°도]', 'm²': '(?:m²|㎡|m2)', bar: 'bar' } as const;
const years = { ko: '년', en: '\\+?[-\\s]*years?' } as const;

/** Texts that say a figure as it was before it changed, or the name of one that is no longer given. */
export function repeatsOf(before: Content, after: Content, language: Language): RepeatedFigure[] {
  const now = new Set(figuresOf(after, language).map(keyOf));
  const gone = figuresOf(before, language)
    .filter((each) => !now.has(keyOf(each)))
    .map(({ family, ...figure }) => ({ family, pattern: patternOf(figure) }));
  if (gone.length === 0) return [];
  // Deliveries are as they were.
  return keysOf(documents)
    .filter((name) => name !== 'deliveries')
    .flatMap((name) => {
      const { title, fields } = documents[name];
      const own = productIds.some((id) => id === name) ? name : undefined;
      return textsIn(fields, after[name], language, own).flatMap(({ path, labels, words, family }) => {
        const near = gone.filter((each) => !each.family || !family || each.family === family);
        const found = near.map(({ pattern }) => pattern.exec(words)).find(Boolean);
        return found ? [{ document: name, title, path, labels, language, words: excerptOf(found) }] : [];
      });
    });
}

/** Characters around a figure that say which sentence it stands in. */
const AROUND = 30;

function excerptOf({ 0: found, index, input }: RegExpExecArray): string {
  const [from, to] = [Math.max(0, index - AROUND), index + found.length + AROUND];
  return (from > 0 ? '…' : '') + input.slice(from, to) + (to < input.length ? '…' : '');
}

const keyOf = ({ value, unit, family }: Figure) => `${value} ${unit} ${family}`;

function figuresOf(content: Content, language: Language): Figure[] {
  const { company, overview } = content;
  const all: (Omit<Figure, 'value'> & { value: number | string | undefined })[] = [
    { value: company.yearsOfExperience, unit: years[language] },
    ...overview.plants.map(({ squareMetres }) => ({ value: squareMetres, unit: '' })),
    ...productIds.flatMap((family) => {
      const { limits } = content[family];
      const { pressure, temperature, area, pressureBand } = limits;
      const unit = pressure && isKeyOf(units, pressure.unit) ? units[pressure.unit] : '';
      const each = [
        ...[pressure?.design, pressure?.test].map((value) => ({ value, unit })),
        ...[temperature?.min, temperature?.maxFrom, temperature?.max].map((value) => ({ value, unit: units['℃'] })),
        ...[area?.min, area?.max].map((value) => ({ value, unit: units['m²'] })),
        { value: pressureBand, unit: units.bar },
        ...Object.keys(limitFacts(limits, language)).map((value) => ({ value, unit: '' })),
      ];
      return each.map((figure) => ({ ...figure, family }));
    }),
  ];
  return all.flatMap(({ value, ...figure }) => (value === undefined ? [] : [{ value, ...figure }]));
}

/** Finds a figure as people write it: `16,529`, and `350` of `350~400 ℃`. */
function patternOf({ value, unit }: Figure): RegExp {
  // oxlint-disable-next-line security/detect-non-literal-regexp -- a name of the site's own
  if (typeof value === 'string') return new RegExp(`\\{${value}\\}`, 'u');
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const digits = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',?') + (fraction ? `\\.${fraction}` : '');
  const upTo = '(?:\\s*(?:~|–|to)\\s*[-−]?[\\d.,]+)?';
  const written = `(?<![\\d.,])${value < 0 ? '[-−]' : ''}${digits}(?!\\d|[.,]\\d)`;
  // oxlint-disable-next-line security/detect-non-literal-regexp -- a number, and a unit of the list above
  return new RegExp(unit ? `${written}${upTo}\\s*${unit}` : written, 'u');
}
