/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { createElement, useLayoutEffect } from 'react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';

import { SECTION_OFFSET } from '@/lib/scroll';

import { useScrollOnNavigation } from './useScrollOnNavigation';

const words = { next: 'next', back: 'back', section: 'section', note: 'note' };

/** Scrolling range of each page: px. */
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
      <Link to="#section">{words.section}</Link>
      <button onClick={() => void navigate('?noted=1#section', { replace: true })}>{words.note}</button>
    </>
  );
}

describe('moving from page to page', () => {
  beforeEach(() => {
    Object.assign(window, {
      scrollTo: ({ top }: { top: number }) => scrollTo(top),
      matchMedia: () => ({ matches: false }),
      ResizeObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    history.replaceState(null, '', '/ko');
  });

  it('returns to where the visitor was on a page longer than the next', async () => {
    render(<BrowserRouter>{createElement(Pages)}</BrowserRouter>);
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

  it('goes on with a jump while the page notes values in its address', async () => {
    render(<BrowserRouter>{createElement(Pages)}</BrowserRouter>);
    await act(async () => screen.getByRole('link', { name: 'section' }).click());
    await act(async () => screen.getByRole('button', { name: 'note' }).click());
    expect(location.href).toContain('?noted=1#section');
    const section = document.createElement('section');
    section.id = 'section';
    section.getBoundingClientRect = () => new DOMRect(0, 900 - window.scrollY);
    document.body.append(section);
    await waitFor(() => expect(window.scrollY).toBe(900 - SECTION_OFFSET));
  });
});
