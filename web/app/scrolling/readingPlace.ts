import { SECTION_OFFSET } from '@/lib/scroll';
import { keepInTab, readTab } from '@/lib/tabStorage';

/** Reading place: `path` leads from the part through its children to an element `offset` px below the window's top. */
export type ReadingPlace = { top: number; part: string; path: number[]; offset: number };

/** The page's parts that hold words, from top to bottom. */
const parts = ['main', 'footer'];

/** Only what moves with the page tells where it is. */
const isInFlow = (element: Element) => !/fixed|sticky|absolute/.test(getComputedStyle(element).position);

/** The child that stands at the line where reading begins, or first below it. */
function childAtLine(element: Element): Element | undefined {
  return [...element.children].find((child) => {
    const { bottom, height } = child.getBoundingClientRect();
    return height > 0 && bottom > SECTION_OFFSET && isInFlow(child);
  });
}

/** Present reading place of the visitor. */
export function readingPlace(): ReadingPlace {
  const part = parts.find(
    (name) => (document.querySelector(name)?.getBoundingClientRect().bottom ?? 0) > SECTION_OFFSET,
  );
  const path: number[] = [];
  let element = document.querySelector(part ?? 'main');
  let offset = element?.getBoundingClientRect().top ?? 0;
  while (element && offset < SECTION_OFFSET) {
    const child: Element | undefined = childAtLine(element);
    if (!child) break;
    path.push([...element.children].indexOf(child));
    offset = child.getBoundingClientRect().top;
    element = child;
  }
  return { top: window.scrollY, part: part ?? 'main', path, offset };
}

/** Scroll position that puts the same words in the same place: px from the page's top. */
export function topOf({ top, part, path, offset }: ReadingPlace): number {
  let element = document.querySelector(part) ?? undefined;
  for (const index of path) element = element?.children[index];
  return element ? window.scrollY + element.getBoundingClientRect().top - offset : top;
}

const KEY = 'reading-places';

/** The places by entry of the history, as this tab has kept them through a reload. */
export function readPlaces(): Map<string, ReadingPlace> {
  const kept = readTab(KEY);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `keepPlaces` writes there
  return new Map(Array.isArray(kept) ? (kept as [string, ReadingPlace][]) : []);
}

/** Keeps the places for `readPlaces`. */
export function keepPlaces(places: ReadonlyMap<string, ReadingPlace>): void {
  keepInTab(KEY, [...places]);
}
