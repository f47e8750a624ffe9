import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectHead } from '@/lib/content';
import { applyHead, applyLanguage } from '@/lib/head';
import { languageOf } from '@/lib/locale';
import { languageVisited } from '@/lib/preferences';
import type { RootState } from '@/lib/store';

/** Keeps title, description and links of the head those of the page on screen; the first page and posts bring their own. */
export function useHeadOfPage(): void {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const head = useSelector((state: RootState) => selectHead(state, { pathname, search: '' }));
  useEffect(() => {
    const language = languageOf(pathname);
    applyLanguage(language);
    dispatch(languageVisited(language));
  }, [pathname, dispatch]);
  useEffect(() => {
    if (head?.length) applyHead(head, languageOf(pathname));
  }, [head, pathname]);
}
