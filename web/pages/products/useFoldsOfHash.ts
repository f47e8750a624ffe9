import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the fold that the address names, or that holds what it names. */
export function useFoldsOfHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  }, [hash]);
}
