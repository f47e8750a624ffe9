import { createContext, startTransition, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { forgetPopup, shownPlace } from '@/lib/popupPlace';

/** True while a requested page is not there yet. */
export const MovingContext = createContext(false);

/** The history of this tab. The library gives no key to the entry of the first page: its place could not be told from others. */
function startHistory() {
  forgetPopup();
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: String(Date.now()) }, '');
  return createBrowserHistory({ v5Compat: true });
}

type SiteRouterProps = {
  /** Told of a move to another page before that is drawn. */
  onMove: (place: Location) => void;
  children: ReactNode;
};

/** The library's `BrowserRouter`, which keeps the page on screen until the next one is ready, and tells that it comes. */
export function SiteRouter({ onMove, children }: SiteRouterProps) {
  const [history] = useState(startHistory);
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [isMoving, startMoving] = useTransition();
  useLayoutEffect(() => {
    // A page that writes its own address does not move.
    const startOf = ({ action: kind }: { action: NavigationType }) =>
      kind === NavigationType.Replace ? startTransition : startMoving;
    let { pathname } = history.location;
    return history.listen((place) => {
      const shown = shownPlace(place.location);
      if (shown.pathname !== pathname) onMove(shown);
      ({ pathname } = shown);
      const move = () => startOf(place)(() => setPlace(place));
      // Within the event of the way back React shows that a page comes together with that page, ready or not.
      if (place.action === NavigationType.Pop) setTimeout(move);
      else move();
    });
  }, [history, onMove]);
  // The script of the page repeats what was pressed until now.
  useEffect(() => void document.dispatchEvent(new Event('awake')), []);
  return (
    <MovingContext value={isMoving}>
      <Router location={shownPlace(location)} navigationType={action} navigator={history}>
        {children}
      </Router>
    </MovingContext>
  );
}
