import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { propertyFields } from '@server/calculation/request.types';

import { useQuoteAssist } from './quoteAssist';
import type { QuoteValues } from './quoteValues';

/**
 * Opening moves what stands below: it waits while somebody types, and for the whole key or click that leaves the field,
 * which would otherwise miss what it was meant for. Gives what calls it off.
 */
function afterTyping(open: () => void): () => void {
  const typing = document.activeElement;
  const look = () => {
    if (document.activeElement === typing && typing instanceof HTMLInputElement) return;
    stop();
    open();
  };
  const stop = () => {
    document.removeEventListener('click', look);
    document.removeEventListener('keyup', look);
  };
  document.addEventListener('click', look);
  document.addEventListener('keyup', look);
  look();
  return stop;
}

/**
 * Opens the properties of the fluids by itself: when one comes to be filled in (a draft, swapped sides) or is refused,
 * and when whoever thinks along asks for one. Closed again by hand, it stays so until the next time.
 */
export function useOpening(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { control, formState } = useFormContext<QuoteValues>();
  const isFilled = useWatch({ control, name: propertyFields }).some((value) => value.trim() !== '');
  const isRefused = propertyFields.some((field) => formState.errors[field]);
  const isAsked = useQuoteAssist()?.isPropertyAsked ?? false;

  useEffect(() => {
    if (details.current && (isFilled || isRefused)) details.current.open = true;
  }, [isFilled, isRefused]);
  useEffect(() => {
    if (!isAsked) return undefined;
    return afterTyping(() => {
      if (details.current) details.current.open = true;
    });
  }, [isAsked]);
  return details;
}
