/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';

import { workBesideTranslators } from './translators';

type WordsProps = { duty: number; unit?: string; isRough?: boolean };

/** Texts beside each other, which come, change and go. */
const Words = ({ duty, unit, isRough = false }: WordsProps) => (
  <p>
    {isRough && 'about '}
    {duty}
    {unit}
    {isRough && <hr />}
  </p>
);

/** Ways in which translators put their `<font>` in the place of a text. */
const ways: Record<string, (text: Text, font: HTMLElement) => void> = {
  'in one step': (text, font) => text.replaceWith(font),
  'before the text': (text, font) => {
    text.before(font);
    text.remove();
  },
  'behind the text': (text, font) => {
    text.after(font);
    text.remove();
  },
  'around the text': (text, font) => {
    text.replaceWith(font);
    font.firstElementChild?.replaceChildren(text);
  },
};

/** Every text in capitals. */
function translate(page: HTMLElement, replace: (text: Text, font: HTMLElement) => void): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data.toUpperCase());
    replace(text, font);
  }
}

beforeAll(() => workBesideTranslators());

it.each(Object.entries(ways))(
  'a page whose texts a translator replaces %s shows what changes',
  async (_way, replace) => {
    const { container, rerender } = render(<Words duty={10} unit=" kw" />);
    await act(async () => translate(container, replace));
    await act(async () => rerender(<Words duty={20} unit=" kw" isRough />));
    expect(container.textContent).toMatch(/^about 20 kw$/i);
    await act(async () => translate(container, replace));
    await act(async () => rerender(<Words duty={30} />));
    expect(container.textContent).toBe('30');
  },
);
