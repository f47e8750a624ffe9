import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { QuoteValues } from '@server/questionnaire/form';
import { propertyRows } from '@server/questionnaire/places';

import { useAssist } from './assist';

/**
 * Opening moves what stands below: it waits while somebody types, and for the whole key or click that leaves the field,
 * which would otherwise miss what it was meant for. Returns what calls it off.
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

const propertyFields = propertyRows.flatMap(({ hot, cold }) => [hot, cold]);

/**
 * Whether the properties of the fluids are unfolded, and what to say so with. They open when one is filled in by a draft or
 * by swapping the sides, when one is refused, and when the calculation asks for one. Closed by hand, they stay closed until
 * the next time.
 */
export function usePropertiesOpen(): [boolean, (isOpen: boolean) => void] {
  const { control, formState } = useFormContext<QuoteValues>();
  const isFilled = useWatch({ control, name: propertyFields }).some((value) => value.trim() !== '');
  const isRefused = propertyFields.some((field) => formState.errors[field]);
  const isAsked = useAssist()?.isPropertyAsked ?? false;
  const reasons = Number(isFilled) + Number(isRefused);
  const [known, setKnown] = useState(reasons);
  const [isOpen, setIsOpen] = useState(reasons > 0);
  if (reasons !== known) {
    setKnown(reasons);
    if (reasons > known) setIsOpen(true);
  }

  useEffect(() => (isAsked ? afterTyping(() => setIsOpen(true)) : undefined), [isAsked]);
  return [isOpen, setIsOpen];
}
