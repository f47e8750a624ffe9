import { createContext, useLayoutEffect, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { forgetPopup, shownPlace } from '@/lib/popupPlace';

/** Whether a page was asked for that is not there yet. */
export const MovingContext = createContext(false);

/** The library's `BrowserRouter`, which keeps the page on screen until the next one is ready, and tells that it comes. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => {
    forgetPopup();
    return createBrowserHistory({ v5Compat: true });
  });
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [isMoving, startMoving] = useTransition();
  useLayoutEffect(() => history.listen((place) => startMoving(() => setPlace(place))), [history]);
  return (
    <MovingContext value={isMoving}>
      <Router location={shownPlace(location)} navigationType={action} navigator={history}>
        {children}
      </Router>
    </MovingContext>
  );
}
