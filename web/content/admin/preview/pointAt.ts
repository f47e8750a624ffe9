/** Outlines an element and brings it into view; returns what takes the outline away. */
export function pointAt(element: Element, colour: string): () => void {
  const { top, height } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  // Not `scrollIntoView`, which moves the page around the frame, too.
  if (view && (top < 0 || top + height > view.innerHeight)) view.scrollBy(0, top - view.innerHeight / 3);
  if (!('style' in element)) return () => undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of another window, whose classes are not ours
  const { style } = element as HTMLElement;
  const { outline, outlineOffset } = style;
  Object.assign(style, { outline: `3px solid ${colour}`, outlineOffset: '4px' });
  return () => void Object.assign(style, { outline, outlineOffset });
}
