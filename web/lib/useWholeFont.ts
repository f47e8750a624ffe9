import { useEffect } from 'react';

/** Loads the whole font: staff may use characters that the site's own words, and so its font file, do not. */
export function useWholeFont(): void {
  useEffect(() => {
    void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
  }, []);
}
