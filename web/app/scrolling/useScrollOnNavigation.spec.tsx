/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { createElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';

import { useScrollOnNavigation } from './useScrollOnNavigation';

const words = { next: 'next', back: 'back' };

/** How far each page can be scrolled: px. */
const longest: Record<string, number> = { '/ko': 5000, '/ko/esg': 100 };

function scrollTo(top: number) {
  Object.assign(window, { scrollY: Math.min(top, longest[location.pathname] ?? 0) });
  window.dispatchEvent(new Event('scroll'));
}

function Pages() {
  const navigate = useNavigate();
  useScrollOnNavigation();
  // A browser that lays out a shorter page scrolls to its end, before effects run.
  useLayoutEffect(() => scrollTo(window.scrollY));
  return (
    <>
      <Link to="/ko/esg">{words.next}</Link>
      <button onClick={() => void navigate(-1)}>{words.back}</button>
    </>
  );
}

describe('moving from page to page', () => {
  beforeEach(() => {
    Object.assign(window, { scrollTo: ({ top }: { top: number }) => scrollTo(top) });
    history.replaceState(null, '', '/ko');
  });

  it('returns to where the visitor was on a page longer than the next', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    await act(async () => createRoot(container).render(<BrowserRouter>{createElement(Pages)}</BrowserRouter>));
    await act(async () => scrollTo(4000));
    await act(async () => screen.getByRole('link', { name: 'next' }).click());
    expect([location.pathname, window.scrollY]).toEqual(['/ko/esg', 0]);
    await act(async () => {
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      screen.getByRole('button', { name: 'back' }).click();
      await isBack;
    });
    expect([location.pathname, window.scrollY]).toEqual(['/ko', 4000]);
  });
});
