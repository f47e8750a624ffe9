import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { emptyQuote, technicalInputs } from '@server/questionnaire/form';
import type { QuoteValues } from '@server/questionnaire/form';

import { valuesInQuery, valuesToName } from '@/calculation/sheet/sheetAddress';

/**
 * ms without a change before the address follows: Safari takes 100 changes in 30 s, and the jump to a section that was
 * just clicked has to be under way.
 */
const PAUSE = 500;

/** The sheet that an address shows. */
export function sheetAt(search: string): QuoteValues {
  return { ...emptyQuote, ...valuesInQuery(new URLSearchParams(search)) };
}

const isSame = (one: QuoteValues, other: QuoteValues) => technicalInputs.every((input) => one[input] === other[input]);

/**
 * Keeps the sheet in the page's address, beside whatever else that names, and takes over what a link or the way back
 * names. A link that names nothing, to a section of the page for instance, empties nothing. Returns what writes at once.
 */
export function useCalculatorAddress({ getValues, reset, subscribe }: UseFormReturn<QuoteValues>): () => void {
  const place = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = () => {
    const { pathname, search, hash, state } = place;
    clearTimeout(timer.current);
    // The visitor may be on the way to another page already.
    if (window.location.pathname !== pathname) return;
    const query = new URLSearchParams(search);
    for (const input of technicalInputs) query.delete(input);
    for (const [input, value] of Object.entries(valuesToName(getValues()))) query.set(input, value);
    const isWritten = String(query) === String(new URLSearchParams(search));
    if (!isWritten) void navigate({ search: String(query), hash }, { replace: true, state });
  };
  const writeNow = useEffectEvent(write);
  const writeSoon = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => writeNow(), PAUSE);
  });

  useEffect(() => {
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => writeSoon() });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [subscribe]);

  const follow = useEffectEvent(({ search }: typeof place) => {
    const shown = sheetAt(search);
    if (isSame(shown, getValues())) return;
    // What is replaced was written here, and something may have been typed since.
    if (!isReplaced && !isSame(shown, emptyQuote)) reset(shown, { keepFieldsRef: true });
    else writeSoon();
  });
  useEffect(() => follow(place), [place]);

  return write;
}
