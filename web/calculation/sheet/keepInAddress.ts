import type { Location, NavigateFunction } from 'react-router-dom';

/**
 * Puts into the address of this place what a page shows, in the place of all that it may keep there under these names; what else
 * the address names stays. Nothing happens where it is there already, or where the visitor is on the way to another page or
 * back: the screen follows the browser a moment later.
 */
export function keepInAddress(
  { pathname, search, hash, state }: Location<unknown>,
  navigate: NavigateFunction,
  names: readonly string[],
  shown: Readonly<Record<string, string>>,
): void {
  const named = new URLSearchParams(search);
  const isHere =
    window.location.pathname === pathname && String(new URLSearchParams(window.location.search)) === String(named);
  if (!isHere) return;
  const query = new URLSearchParams(named);
  for (const name of names) query.delete(name);
  for (const [name, value] of Object.entries(shown)) query.set(name, value);
  if (String(query) !== String(named)) void navigate({ search: String(query), hash }, { replace: true, state });
}
