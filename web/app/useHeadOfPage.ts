import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { postAt } from '@server/post-view/address';

import { contentPageAt, loadContent } from '@/lib/content';
import { applyHead, applyLanguage } from '@/lib/head';
import { languageOf } from '@/lib/locale';
import { languageVisited } from '@/lib/preferences';
import { useSiteStore } from '@/lib/useSiteStore';

/** Keeps title, description and links of the head those of the page on screen; the first page and posts bring their own. */
export function useHeadOfPage(): void {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const store = useSiteStore();
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
    // Without its content the page says so itself.
    void loadContent(store, language, contentPageAt({ pathname, search: '' }))
      .then(({ head }) => shown.current === pathname && applyHead(head, language))
      .catch(() => undefined);
  }, [pathname, dispatch, store]);
}
