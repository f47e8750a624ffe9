import { useEffect, useState } from 'react';

import type { BuiltPictures } from './pictures';

/** The pictures that come with the site, once they have been loaded. */
export function useBuiltPictures(load: () => Promise<BuiltPictures>): BuiltPictures | undefined {
  const [built, setBuilt] = useState<BuiltPictures>();
  useEffect(() => {
    let isThere = true;
    // Without them only their names are seen.
    void load().then(
      (loaded) => isThere && setBuilt(loaded),
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [load]);
  return built;
}
