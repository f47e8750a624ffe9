import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { QuoteValues } from '@shared/questionnaire/form';
import { propertyRows, singlePropertyRows } from '@shared/questionnaire/places';

import { useAssist } from './assist';
import { useFold } from './useFold';

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

const propertyFields = [
  ...propertyRows.flatMap(({ hot, cold }) => [hot, cold]),
  ...singlePropertyRows.map(({ value }) => value),
];

/** State of the fold of fluid properties, and its setter. The calculation opens it too when it asks for one. */
export function usePropertiesOpen(): [boolean, (isOpen: boolean) => void] {
  const { control, formState } = useFormContext<QuoteValues>();
  const isFilled = useWatch({ control, name: propertyFields }).some((value) => value.trim() !== '');
  const isRefused = propertyFields.some((field) => formState.errors[field]);
  const isAsked = useAssist().isPropertyAsked;
  const [isOpen, setIsOpen] = useFold(isFilled, isRefused, false);
  useEffect(() => (isAsked ? afterTyping(() => setIsOpen(true)) : undefined), [isAsked, setIsOpen]);
  return [isOpen, setIsOpen];
}
