import { fieldsOf } from '@server/common/records';
import type { Fields } from '@server/content/fields.types';
import { listOf } from '@server/content/view';

import type { Language } from '@/lib/locale';

/** What a field says on its page; a picture says the name of its file. */
export type SaidWords = { path: string; words: string; isPicture?: true };

/** Everything that a document says in a language, in the order of its fields. */
export function saidWords(fields: Fields, value: unknown, language: Language, within = ''): SaidWords[] {
  const held = fieldsOf(value);
  return Object.entries(fields).flatMap(([name, field]): SaidWords[] => {
    const path = within + name;
    const own = held[name];
    switch (field.kind) {
      case 'line':
        return said(path, fieldsOf(own)[language]);
      case 'lines':
        return listOf(fieldsOf(own)[language]).flatMap((each) => said(path, each));
      case 'plain':
      case 'figure':
        return said(path, own);
      case 'picture':
        return said(`${path}.picture`, fieldsOf(own).picture, true);
      case 'logo':
        return said(path, own, true);
      case 'group':
        return saidWords(field.fields, own, language, `${path}.`);
      case 'list':
        return listOf(own).flatMap((each, index) => saidWords(field.fields, each, language, `${path}.${index}.`));
      default:
        return [];
    }
  });
}

function said(path: string, value: unknown, isPicture?: true): SaidWords[] {
  const words = typeof value === 'string' || typeof value === 'number' ? plain(String(value)) : '';
  return words ? [{ path, words, isPicture }] : [];
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** Whether a text of the page is these words; anything may stand for a `{name}` in them. */
export function isSaying(words: string, shown: string): boolean {
  const text = plain(shown);
  const [first = '', ...rest] = plain(words).split(/\{\w+\}/);
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (![first, ...rest, last].some((part) => part.trim()) || !text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.endsWith(last) && text.length - last.length >= from;
}

/** Whether an address is that of the picture: its file bears the last part of the name, and then a mark of the build. */
function isPictureAt(name: string, address: string): boolean {
  const own = name.slice(name.lastIndexOf('/') + 1);
  return address.split(/[/,\s]/).some((part) => part.startsWith(own) && /^(?:$|[-._?])/.test(part.slice(own.length)));
}

/** The innermost elements that say this, in their order. */
function elementsSaying({ words, isPicture }: SaidWords, within: ParentNode): Element[] {
  if (isPicture)
    return [...within.querySelectorAll('img')].filter((picture) =>
      isPictureAt(words, picture.getAttribute('src') ?? ''),
    );
  const all = [...within.querySelectorAll('*')].filter(({ textContent }) => isSaying(words, textContent ?? ''));
  return all.filter((element, index) => !all[index + 1] || !element.contains(all[index + 1] ?? null));
}

const isSame = (one: SaidWords, other: SaidWords) => one.words === other.words && one.isPicture === other.isPicture;

/**
 * The element of a page that shows a field. Where several fields say the same, the first of them is the first element,
 * and so on. The frame around the main part is looked through last.
 */
export function elementOf(page: Document, all: readonly SaidWords[], path: string): Element | undefined {
  const wanted = path.replace(/\.alt$/, '.picture');
  const mine = all.find((each) => each.path === wanted || each.path.startsWith(`${wanted}.`));
  if (!mine) return undefined;
  const main = page.querySelector('main');
  const inMain = main ? elementsSaying(mine, main) : [];
  const found = inMain.length > 0 ? inMain : elementsSaying(mine, page.body);
  const place = all.filter((each) => isSame(each, mine)).indexOf(mine);
  return found[Math.min(place, found.length - 1)];
}

/** No field says more: characters. */
const LONGEST = 5000;

/** The path of the field that says what was pointed at, or what stands around it. */
export function pathOf(page: Document, all: readonly SaidWords[], pointed: Element | null): string | undefined {
  for (let element = pointed; element && element !== page.body; element = element.parentElement) {
    const here = element;
    if (here.textContent.length > LONGEST) break;
    const same = all.filter((each) =>
      each.isPicture
        ? here.tagName === 'IMG' && isPictureAt(each.words, here.getAttribute('src') ?? '')
        : isSaying(each.words, here.textContent),
    );
    const [first] = same;
    if (!first) continue;
    const main = page.querySelector('main');
    const others = elementsSaying(first, main?.contains(here) ? main : page.body);
    const place = others.findIndex((each) => here.contains(each));
    return (same[place] ?? first).path;
  }
  return undefined;
}

/** The path of the field at a place of the window; what lies on top may say nothing, e.g. over a picture. */
export function pathAt(
  page: Document,
  all: readonly SaidWords[],
  { clientX, clientY }: MouseEvent,
): string | undefined {
  for (const element of page.elementsFromPoint(clientX, clientY)) {
    const path = pathOf(page, all, element);
    if (path !== undefined) return path;
  }
  return undefined;
}
