import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { keepInAddress } from '@/calculation/sheet/keepInAddress';
import { useLanguage } from '@/lib/locale';

import { comparisonAt, comparisonNames, comparisonQuery } from './address';
import type { ComparisonShown } from './address';

/** ms without a change before the address follows: Safari takes 100 changes in 30 s. */
const PAUSE = 500;

const textOf = (shown: ComparisonShown) => String(new URLSearchParams(comparisonQuery(shown)));

/**
 * State of the comparison, kept in the page's address beside other parameters. Follows a link or the way back that
 * names something; one to a section of the page, which names nothing, changes nothing. `write` does not wait for a
 * pause.
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
    // A replaced entry was written here, and something may have been typed since.
    if (!isReplaced && textOf(named) !== '') setShown(named);
  }
  const isChosen = String(named.families) !== String(shown.families);
  useEffect(() => {
    // Only what is typed comes in many small steps.
    const timer = setTimeout(
      () => keepInAddress(place, navigate, comparisonNames, comparisonQuery(shown)),
      isChosen ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [shown, place, navigate, isChosen]);
  return {
    shown,
    change: (changes: Partial<ComparisonShown>) => setShown((last) => ({ ...last, ...changes })),
    write: () => keepInAddress(place, navigate, comparisonNames, comparisonQuery(shown)),
  };
}
