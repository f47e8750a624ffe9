import { useState } from 'react';

/**
 * State of a fold. It opens when a field in it is filled in, by a draft or an address for instance, and when one is
 * refused. Closed by hand, it stays closed until the next time. Before any of that it is as `usually` says.
 */
export function useFold(
  isFilled: boolean,
  isRefused: boolean,
  usually: boolean,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const reasons = Number(isFilled) + Number(isRefused);
  const [known, setKnown] = useState(reasons);
  const [isOpen, setIsOpen] = useState<boolean | undefined>(reasons > 0 || undefined);
  if (reasons !== known) {
    setKnown(reasons);
    if (reasons > known) setIsOpen(true);
  }
  return [isOpen ?? usually, setIsOpen];
}
