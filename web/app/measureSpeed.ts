import { pages } from '@/navigation/pages';
import { languageOf } from '@/lib/locale';
import { pageAt, pagePaths } from '@/lib/paths';
import type { SiteStore } from '@/lib/store';

/** Wait after which a page that is never idle, as on a slow machine, is measured all the same: ms. */
const PATIENCE = 3_000;

/**
 * Has the page that was loaded measured, by code that comes when the page is complete and nothing else is to be done.
 * Without that code nothing is measured. Administrators' pages and addresses without a page are left out.
 */
export function measureSpeed(store: SiteStore): void {
  const { pathname } = location;
  const page = pageAt(pathname);
  if (!page || pages[page].isPrivate) return;
  const place = { page: pagePaths[page] || '/', language: languageOf(pathname) };
  const load = () =>
    void import('./measureVisit').then(
      ({ measureVisit }) => measureVisit(store, place),
      () => undefined,
    );
  // Safari has no idle moments to wait for.
  const loadWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: PATIENCE }) : setTimeout(load);
  if (document.readyState === 'complete') loadWhenIdle();
  else addEventListener('load', loadWhenIdle, { once: true });
}
