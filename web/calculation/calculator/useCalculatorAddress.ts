import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { keepInAddress } from '@/calculation/sheet/keepInAddress';

import { calculatorAt, calculatorInputs, calculatorToName, emptyCalculator } from './calculatorValues';
import type { CalculatorValues } from './calculatorValues';

/**
 * ms without a change before the address follows: Safari takes 100 changes in 30 s, and the jump to a section that was
 * just clicked has to be under way.
 */
const PAUSE = 500;

const isSame = (one: CalculatorValues, other: CalculatorValues) =>
  calculatorInputs.every((input) => one[input] === other[input]);

/**
 * Keeps sheet and offers in the page's address, beside whatever else that names, and takes over what a link or the way back
 * names. A link that names nothing, to a section of the page for instance, empties nothing. Returns what writes at once.
 */
export function useCalculatorAddress({ getValues, reset, subscribe }: UseFormReturn<CalculatorValues>): () => void {
  const place = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = () => {
    clearTimeout(timer.current);
    keepInAddress(place, navigate, calculatorInputs, calculatorToName(getValues()));
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
    const shown = calculatorAt(search);
    if (isSame(shown, getValues())) return;
    // A replaced entry was written here, and something may have been typed since.
    if (!isReplaced && !isSame(shown, emptyCalculator)) reset(shown, { keepFieldsRef: true });
    else writeSoon();
  });
  useEffect(() => follow(place), [place]);

  return write;
}
