/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { createElement, startTransition } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { lazyPart, nearby } from './lazyPart';

type Load = () => Promise<ComponentType>;

const Field = () => createElement('input', { 'aria-label': 'typed' });

let root: Root;
// React's rehearsals for tests take another way than browsers do.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

/** Draws it as a navigation does, and waits until it is seen. */
async function draw(words: string, Part?: ComponentType): Promise<void> {
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <p>{words}</p>
        {Part && <Part key="part" />}
      </BrowserRouter>,
    ),
  );
  await screen.findByText(words);
}

describe.each([
  ['a page', (load: Load) => lazyPart('Part', async () => ({ Part: await load() }))],
  ['a part', (load: Load) => nearby('Part', async () => ({ Part: await load() }), null)],
])('%s whose code is not there at first', (_, late) => {
  it('keeps its fields when it is drawn again', async () => {
    const Part = late(async () => Field);
    await draw('before');
    await draw('with it', Part);
    const field = screen.getByRole('textbox');
    await draw('again', Part);
    expect(screen.getByRole('textbox')).toBe(field);
  });
});
