import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { notePage } from '@/requests/form/sending/pageBefore';
import { pageAt, pagePaths } from '@/lib/paths';

/** Remembers the page on screen, unless it is the one with the quote form: a request says which page led to it. */
export function useNotedPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = pageAt(pathname);
    if (page && page !== 'customerSupport') notePage(pagePaths[page] || '/');
  }, [pathname]);
}
