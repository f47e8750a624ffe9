import { useEffect, useRef } from 'react';

const heading = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

/** Moves the focus to the heading of what is open, after the focused element has gone. */
export function focusHeading(id: string): void {
  heading(id)?.focus({ preventScroll: true });
}

/** Brings the beginning of what was just opened into view. */
export function showHeading(id: string): void {
  heading(id)?.scrollIntoView({ block: 'nearest' });
}

/** Leads to the heading of something that was just opened. */
export function useHeadingFocus(id: string): void {
  useEffect(() => {
    focusHeading(id);
    showHeading(id);
  }, [id]);
}

/** Called with the link of each item: one of them may be where the keyboard goes on. */
export type FocusReturning = (id: string, link: HTMLAnchorElement | null) => void;

/** Coming back from an item, the keyboard goes on where it left the list. */
export function useReturn() {
  const lastOpened = useRef<string>(undefined);
  const focusReturning: FocusReturning = (id, link) => {
    if (!link || id !== lastOpened.current) return;
    lastOpened.current = undefined;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'nearest' });
  };
  return {
    focusReturning,
    onOpened: (id: string) => {
      lastOpened.current = id;
    },
  };
}
