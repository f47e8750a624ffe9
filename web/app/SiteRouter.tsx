import { createContext, startTransition, useLayoutEffect, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** Whether a page was asked for that is not there yet. */
export const MovingContext = createContext(false);

/** The library's `BrowserRouter`, which keeps the page on screen until the next one is ready, and tells that it comes. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [isMoving, startMoving] = useTransition();
  useLayoutEffect(() => {
    // What a page writes into its own address is no move.
    const startOf = ({ action: kind }: { action: NavigationType }) =>
      kind === NavigationType.Replace ? startTransition : startMoving;
    return history.listen((place) => startOf(place)(() => setPlace(place)));
  }, [history]);
  return (
    <MovingContext value={isMoving}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </MovingContext>
  );
}
