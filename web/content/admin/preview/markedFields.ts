import { fieldMarksIn } from '@shared/content/fields/field-marks';

/** The fields whose words stand in an element itself, or whose picture it is. */
function ownPaths(element: Element): string[] {
  if (element.tagName === 'IMG') return element.getAttribute('src')?.split('#').slice(1) ?? [];
  return textsOf(element).flatMap((text) => fieldMarksIn(text.data).map(({ path }) => path));
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

const textsOf = (element: Element): Text[] => [...element.childNodes].filter(isText);

/** A place between two letters of a page. */
type Caret = { offsetNode: Node; offset: number } | null | undefined;

/** Of several fields in one text the one whose words are at the caret; a mark follows its words. */
function pathAtCaret(element: Element, caret: Caret): string | undefined {
  const text = textsOf(element).find((each) => each === caret?.offsetNode);
  return text && fieldMarksIn(text.data).find(({ end }) => end > (caret?.offset ?? 0))?.path;
}

/** The field that the first of these elements with marks shows; what lies on top may show none, e.g. over a picture. */
export function pathAmong(elements: readonly Element[], caret?: Caret): string | undefined {
  for (const element of elements) {
    const path = pathAtCaret(element, caret) ?? ownPaths(element).at(-1);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The field at a place of the window, as a path that begins with its document. */
export function pathAt(page: Document, { clientX, clientY }: MouseEvent): string | undefined {
  // Older browsers do not know it.
  const caret = 'caretPositionFromPoint' in page ? page.caretPositionFromPoint(clientX, clientY) : undefined;
  return pathAmong(page.elementsFromPoint(clientX, clientY), caret);
}

/** The element that shows a field, or the first one within it. The frame around the main part comes last. */
export function elementOf(page: Document, path: string): Element | undefined {
  const wanted = path.replace(/\.alt$/, '.picture');
  const isWanted = (each: string) => each === wanted || each.startsWith(`${wanted}.`);
  const isShowing = (element: Element) => ownPaths(element).some(isWanted);
  return [...page.querySelectorAll('main *')].find(isShowing) ?? [...page.body.querySelectorAll('*')].find(isShowing);
}
