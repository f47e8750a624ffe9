import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Location, NavigateFunction } from 'react-router-dom';

import { useLanguage } from '@/lib/locale';

import { comparisonAt, comparisonNames, comparisonQuery } from './address';
import type { ComparisonShown } from './address';

/** ms without a change before the address follows: Safari takes 100 changes in 30 s. */
const PAUSE = 500;

const textOf = (shown: ComparisonShown) => String(new URLSearchParams(comparisonQuery(shown)));

/** Puts into the address of this place what the comparison shows, unless it is there. */
function writeAddress(
  shown: ComparisonShown,
  { pathname, search, hash, state }: Location<unknown>,
  navigate: NavigateFunction,
): void {
  // The visitor may be on the way to another page already.
  if (window.location.pathname !== pathname) return;
  const query = new URLSearchParams(search);
  for (const name of comparisonNames) query.delete(name);
  for (const [name, value] of Object.entries(comparisonQuery(shown))) query.set(name, value);
  const isWritten = String(query) === String(new URLSearchParams(search));
  if (!isWritten) void navigate({ search: String(query), hash }, { replace: true, state });
}

/**
 * What the comparison shows, kept in the page's address beside whatever else that names. A link or the way back that
 * names something is followed; one to a section of the page, which names nothing, changes nothing. `write` does not wait
 * for a pause.
 */
export function useComparison() {
  const place = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const navigate = useNavigate();
  const language = useLanguage();
  const named = comparisonAt(place.search, language);
  const [shown, setShown] = useState(named);
  const [followed, setFollowed] = useState(place);
  if (followed !== place) {
    setFollowed(place);
    // What is replaced was written here, and something may have been typed since.
    if (!isReplaced && textOf(named) !== '') setShown(named);
  }
  const isChosen = String(named.families) !== String(shown.families);
  useEffect(() => {
    // Only what is typed comes in many small steps.
    const timer = setTimeout(() => writeAddress(shown, place, navigate), isChosen ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [shown, place, navigate, isChosen]);
  return {
    shown,
    change: (changes: Partial<ComparisonShown>) => setShown((last) => ({ ...last, ...changes })),
    write: () => writeAddress(shown, place, navigate),
  };
}
