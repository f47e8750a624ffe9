import { useEffect } from 'react';

/** Loads those parts of the whole font whose letters people have typed, and the site's own font lacks. */
export function useWholeFont(): void {
  useEffect(() => {
    void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
  }, []);
}
