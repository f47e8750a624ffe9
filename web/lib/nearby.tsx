import type { ComponentType } from 'react';
import { lazy, startTransition, useEffect, useRef, useState } from 'react';

import { withTimeout } from './lazyPage';
import { useLanguage } from './locale';
import { useHydrated } from './useHydrated';

/** How near to the window a part has to come: its height above and below. */
const NEAR = '100% 0px';

/** Always the same object: React fills the element anew when it sees another one. */
const asPrerendered = { __html: '' };

const isBrowser = () => typeof window !== 'undefined';

type NearbyProps = {
  /** Does not wait until the part comes near. */
  isWanted?: boolean;
};

/**
 * A part of a page, prerendered like the rest, whose code comes when it comes near the window. Until then the browser
 * shows the HTML as it was sent: nothing in it works yet, so what could be typed into should be `disabled` before
 * `useHydrated()`. A page that was navigated to, and the other language, bring no such HTML: they wait for the code.
 * Where it cannot be loaded `Missing` takes its place.
 *
 * Not a suspended boundary: React keeps one of those back as well, but any navigation meanwhile, be it to a section of
 * the same page, then waits for its code.
 */
export function nearby(load: () => Promise<ComponentType>, Missing: ComponentType): ComponentType<NearbyProps> {
  let Loaded: ComponentType | undefined;
  const fetchPart = async () => {
    Loaded ??= await withTimeout(load()).catch(() => Missing);
    return { default: Loaded };
  };
  const Deferred = lazy(fetchPart);

  return function Nearby({ isWanted = false }) {
    const language = useLanguage();
    const isHydrated = useHydrated();
    const [keptIn, setKeptIn] = useState(isBrowser() && !isHydrated ? language : undefined);
    const place = useRef<HTMLDivElement>(null);
    const isKept = keptIn === language;
    // Once given up the prerendered HTML is gone: nothing brings it back with its language.
    if (keptIn !== undefined && !isKept) setKeptIn(undefined);

    useEffect(() => {
      if (!isKept || !place.current) return undefined;
      const show = () => void fetchPart().then(() => startTransition(() => setKeptIn(undefined)));
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) show();
        },
        { rootMargin: NEAR },
      );
      if (isWanted) show();
      else observer.observe(place.current);
      return () => observer.disconnect();
    }, [isKept, isWanted]);

    return isKept ? (
      <div ref={place} dangerouslySetInnerHTML={asPrerendered} suppressHydrationWarning />
    ) : (
      <div key="live">{Loaded ? <Loaded /> : <Deferred />}</div>
    );
  };
}
