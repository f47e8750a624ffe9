import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { applyHead, applyLanguage } from '@/lib/head';
import { languageOf } from '@/lib/locale';

import { headOf } from './headOf';

/** Keeps title, description and links of the head those of the page on screen; the first page brings its own. */
export function useHeadOfPage(): void {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const language = languageOf(pathname);
    const isPrerendered = shown.current === undefined && document.head.querySelector('[data-head]') !== null;
    if (isPrerendered || shown.current === pathname) applyLanguage(language);
    else applyHead(headOf(pathname, location.origin), language);
    shown.current = pathname;
  }, [pathname]);
}
