import { styled } from '@mui/material/styles';
import type { ComponentType, MouseEvent } from 'react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { lazyPage } from './lazyPage';
import { useLanguage } from './locale';
import { pageAt } from './paths';
import { useHydrated } from './useHydrated';

/** How near to the window a part has to come, once somebody scrolls: its height above and below. */
const NEAR = '100% 0px';

/** Always the same object: React fills the element anew when it sees another one. */
const asPrerendered = { __html: '' };

/** What is prerendered takes nothing before its code has come: what was typed earlier would be lost. */
const Place = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Disabled for a moment only: it should not look so.
  '&:disabled :is(input, select, textarea, button)': { opacity: 1 },
  '&:disabled[style]': { contentVisibility: 'auto', containIntrinsicHeight: 'auto var(--late-height)' },
  '@media print': { '&&:disabled': { contentVisibility: 'visible' } },
});

const isBrowser = () => typeof window !== 'undefined';

/** Follows links of the prerendered HTML within the site, as live ones are. */
function useKeptLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isForNewPlace = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || isForNewPlace || link.target || link.origin !== location.origin || !pageAt(link.pathname)) return;
    event.preventDefault();
    void navigate({ pathname: link.pathname, search: link.search, hash: link.hash });
  };
}

type NearbyProps = {
  /** Does not wait until the part comes near. */
  isWanted?: boolean;
};

/**
 * A part of a page, prerendered like the rest, whose code comes when it comes near the window or a key is pressed.
 * Until then the browser shows the HTML as it was sent: links work, fields and buttons are disabled. A page that was navigated to, and the
 * other language, bring no such HTML: they wait for the code. Where it cannot be loaded `Missing` takes its place.
 *
 * A long part is laid out when it comes near as well, if `height` says about how high it is (CSS length): until then the
 * page has that height there.
 *
 * Not a suspended boundary: React keeps one of those back as well, but any navigation meanwhile, be it to a section of
 * the same page, then waits for its code.
 */
export function nearby(
  load: () => Promise<ComponentType>,
  Missing: ComponentType,
  height?: string,
): ComponentType<NearbyProps> {
  const Part = lazyPage(load, Missing);
  const heightStyle = height ? { ['--late-height' as string]: height } : undefined; // React's type knows no variables

  return function Nearby({ isWanted = false }) {
    const language = useLanguage();
    const isHydrated = useHydrated();
    const [keptIn, setKeptIn] = useState(isBrowser() && !isHydrated ? language : undefined);
    const followLink = useKeptLinks();
    const place = useRef<HTMLFieldSetElement>(null);
    const isKept = keptIn === language;
    // Once given up the prerendered HTML is gone: nothing brings it back with its language.
    if (keptIn !== undefined && !isKept) setKeptIn(undefined);

    useEffect(() => {
      if (!isKept || !place.current) return undefined;
      const part = place.current;
      const show = () => void Part.preload().then(() => startTransition(() => setKeptIn(undefined)));
      if (isWanted) {
        show();
        return undefined;
      }
      const stopped = new AbortController();
      const { signal } = stopped;
      const showWithin = (rootMargin: string) => {
        const observer = new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) show();
          },
          { rootMargin },
        );
        observer.observe(part);
        signal.addEventListener('abort', () => observer.disconnect());
      };
      // Who only reads what is in view is spared the code of what is not.
      showWithin('0px');
      const once = { once: true, signal };
      addEventListener('scroll', () => showWithin(NEAR), once);
      // Someone on the keyboard may go anywhere next, and disabled fields would be passed by.
      document.addEventListener('keydown', show, once);
      return () => stopped.abort();
    }, [isKept, isWanted]);

    // For assistive technology it is no group.
    return isKept ? (
      <Place
        role="none"
        disabled
        ref={place}
        onClick={followLink}
        dangerouslySetInnerHTML={asPrerendered}
        suppressHydrationWarning
        style={heightStyle}
      />
    ) : (
      <Place role="none" disabled={!isBrowser()} style={isBrowser() ? undefined : heightStyle} key="live">
        <Part />
      </Place>
    );
  };
}
