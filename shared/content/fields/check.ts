import { languages } from '../../words/localized.types.js';
import type { Language } from '../../words/localized.types.js';
import { fieldsOf, isKeyOf } from '../../words/records.js';
import { VISIBLE_TEXT } from '../../words/visible-text.js';
import { productIds } from '../../questionnaire/product-ids.js';
import { isEmail, lengthOf, TELEPHONE } from '../../questionnaire/rules.js';

import type {
  Field,
  FieldProblem,
  FieldProblemKind,
  Fields,
  FigureField,
  LinkField,
  PlainField,
} from './fields.types.js';
import { partsOf, pathTo } from './paths.js';
import { listOf } from './view.js';

/** The most that a document may hold, as JSON: bytes. */
export const DOCUMENT_BYTES = 1_000_000;

/** The most characters of an address. */
const LINK_MAX = 2000;

/** Hosts of videos; the last one stands for none. */
const VIDEO_HOSTS = ['youtube.com', 'youtu.be', 'vimeo.com', 'tv.naver.com', 'tv.kakao.com', 'example.com'];

/** As every system takes it and every address shows it. */
const FILE_NAME =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)\.)[^\s.\\/:*?"<>|#%\p{C}](?:[^\\/:*?"<>|#%\p{C}]*[^\s.\\/:*?"<>|#%\p{C}])?\.xlsx$/iu;
const BUSINESS_NUMBER = /^\d{3}-\d\d-\d{5}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

type Found = Pick<FieldProblem, 'problem' | 'limit'> | undefined;
type Asked = { knows: (picture: string) => boolean; language: Language | undefined };

const found = (problem: FieldProblemKind, limit?: number): Found =>
  limit === undefined ? { problem } : { problem, limit };

export const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length;

/**
 * Everything that is wrong with a value. `knows` tells which pictures there are. With a language only what its pages show:
 * its half of words, and whatever has no language. The limit of `not_a_number` is how many decimals there may be.
 */
export function problemsOf(
  fields: Fields,
  value: unknown,
  knows: (picture: string) => boolean,
  language?: Language,
): FieldProblem[] {
  if (bytesOf(value) > DOCUMENT_BYTES) return [{ path: '', problem: 'too_long', limit: DOCUMENT_BYTES }];
  return within(fields, value, '', { knows, language });
}

function within(fields: Fields, value: unknown, path: string, asked: Asked): FieldProblem[] {
  const held = fieldsOf(value);
  const unknown = Object.keys(held).filter((name) => !isKeyOf(fields, name));
  return [
    ...Object.entries(fields).flatMap(([name, field]) => ofField(field, held[name], pathTo(path, name), asked)),
    ...unknown.map((name) => ({ path: pathTo(path, name), problem: 'unknown' as const })),
    ...Object.entries(fields).flatMap(([name, field]) => belowAnother(field, name, held, path)),
  ];
}

function belowAnother(
  field: Field,
  name: string,
  held: Readonly<Record<string, unknown>>,
  path: string,
): FieldProblem[] {
  const value = held[name];
  if (field.kind !== 'figure' || typeof value !== 'number') return [];
  const least = Math.max(
    ...(field.notBelow ?? []).map((each) => held[each]).filter((each) => typeof each === 'number'),
  );
  return value < least ? [{ path: pathTo(path, name), problem: 'too_small', limit: least }] : [];
}

function ofField(field: Field, value: unknown, path: string, asked: Asked): FieldProblem[] {
  if (field.isOptional && value === undefined) return [];
  const parts = partsOf(field);
  if (parts) return within(parts, value, path, asked);
  const shown = languages.filter((each) => asked.language === undefined || each === asked.language);
  const at = (place: string, problem: Found, language?: Language): FieldProblem[] =>
    problem ? [{ path: place, ...(language && { language }), ...problem }] : [];
  switch (field.kind) {
    case 'line':
      return shown.flatMap((each) => at(path, ofWords(fieldsOf(value)[each], field.max), each));
    case 'lines':
      return shown.flatMap((each) => {
        const held = listOf(fieldsOf(value)[each]);
        const inside = held.map((words, index) => at(pathTo(path, index), ofWords(words, field.max), each));
        return [...at(path, ofCount(held.length, { least: 1, most: field.most }), each), ...inside.flat()];
      });
    case 'list': {
      const held = listOf(value);
      const inside = held.map((entry, index) => within(field.fields, entry, pathTo(path, index), asked));
      return [...at(path, Array.isArray(value) ? ofCount(held.length, field) : found('missing')), ...inside.flat()];
    }
    case 'figure':
      return at(path, ofFigure(field, value));
    case 'flag':
      return at(path, typeof value === 'boolean' ? undefined : found('missing'));
    default:
      return at(path, isVisible(value) ? ofText(field, value, asked.knows) : found('missing'));
  }
}

const isVisible = (value: unknown): value is string => typeof value === 'string' && VISIBLE_TEXT.test(value);

function ofWords(value: unknown, max: number): Found {
  if (!isVisible(value)) return found('missing');
  return lengthOf(value) > max ? found('too_long', max) : undefined;
}

function ofCount(count: number, { least, most }: { least: number; most: number }): Found {
  if (count === 0 && least > 0) return found('missing');
  if (count < least) return found('too_few', least);
  return count > most ? found('too_many', most) : undefined;
}

function ofFigure({ least, most, decimals = 0 }: FigureField, value: unknown): Found {
  if (value === undefined || value === null) return found('missing');
  if (typeof value !== 'number' || Number(value.toFixed(decimals)) !== value) return found('not_a_number', decimals);
  if (value < least) return found('too_small', least);
  return value > most ? found('too_great', most) : undefined;
}

function ofText(field: Field, value: string, knows: Asked['knows']): Found {
  switch (field.kind) {
    case 'plain':
      return ofPlain(field, value);
    case 'day':
      return DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value)
        ? undefined
        : found('not_a_date');
    case 'month':
      return MONTH.test(value) ? undefined : found('not_a_date');
    case 'link':
      return ofLink(field, value);
    case 'choice':
      return isKeyOf(field.options, value) ? undefined : found('unknown_choice');
    case 'family':
      return productIds.some((id) => id === value) ? undefined : found('unknown_choice');
    default:
      return knows(value) ? undefined : found('unknown_picture');
  }
}

function ofPlain({ max, form }: PlainField, value: string): Found {
  if (lengthOf(value) > max) return found('too_long', max);
  if (form === 'telephone' && !TELEPHONE.test(value)) return found('not_a_telephone');
  if (form === 'email' && !isEmail(value)) return found('not_an_email');
  if (form === 'file-name' && !FILE_NAME.test(value)) return found('not_a_file_name');
  return form === 'business-number' && !BUSINESS_NUMBER.test(value) ? found('not_a_business_number') : undefined;
}

function ofLink({ isVideo }: LinkField, value: string): Found {
  if (value.length > LINK_MAX) return found('too_long', LINK_MAX);
  const { protocol, hostname, username, password } = URL.canParse(value) ? new URL(value) : new URL('about:blank');
  if (protocol !== 'https:' || username !== '' || password !== '') return found('not_a_link');
  const isKnown = VIDEO_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isVideo && !isKnown ? found('not_a_video') : undefined;
}
