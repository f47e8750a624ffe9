import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { postAt } from '@server/post-view/address';

import { applyHead, applyLanguage } from '@/lib/head';
import { languageOf } from '@/lib/locale';
import { languageVisited } from '@/lib/preferences';

/** Loads what makes the head of a page. */
export const loadHead = () => import('./headOf');

/** Keeps title, description and links of the head those of the page on screen; the first page and posts bring their own. */
export function useHeadOfPage(): void {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const language = languageOf(pathname);
    const isPrerendered = shown.current === undefined && document.head.querySelector('[data-head]') !== null;
    const bringsOwn = isPrerendered || postAt({ pathname, search: '' }) !== undefined;
    const isShown = bringsOwn || shown.current === pathname;
    shown.current = pathname;
    applyLanguage(language);
    dispatch(languageVisited(language));
    if (isShown) return;
    // Without its code the page says so itself.
    void loadHead()
      .then(({ headOf }) => shown.current === pathname && applyHead(headOf(pathname, location.origin), language))
      .catch(() => undefined);
  }, [pathname, dispatch]);
}
