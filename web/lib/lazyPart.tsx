import { styled } from '@mui/material/styles';
import type { ComponentType, MouseEvent, PointerEvent, ReactNode } from 'react';
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';

import { useLanguage } from './locale';
import { pageAt } from './paths';
import { useHydrated } from './useHydrated';

/** Code that has not arrived within this time counts as failed: ms. */
const CHUNK_TIMEOUT = 120_000;

/** Once a visitor scrolls, a section's code is loaded when it is this far above or below the viewport. */
const NEAR = '100% 0px';

/** Always the same object: React fills the element again when it sees another one. */
const asPrerendered = { __html: '' };

/** Prerendered fields take no input before their code has arrived: what was typed earlier would be lost. */
const Area = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Disabled for a moment only: they should not look disabled.
  '&:disabled :is(input, select, textarea, button)': { opacity: 1 },
  '&:disabled[style]': { contentVisibility: 'auto', containIntrinsicHeight: 'auto var(--late-height)' },
  '@media print': { '&&:disabled': { contentVisibility: 'visible' } },
});

/** Thrown while rendering something whose code or words could not be loaded; the error page offers a reload. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(chunk: string) {
    super(`Loading chunk ${chunk} failed`);
  }
}

function withTimeout<T>(promise: Promise<T>, chunk: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ChunkLoadError(chunk));
    const timer = setTimeout(fail, CHUNK_TIMEOUT);
    promise.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}

export type LazyPart<Props extends object = object> = ((props: Props) => ReactNode) & { preload: () => Promise<void> };

/** Imports the file of a component, which has the component's name. */
type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

type LazyOptions = {
  /** Shown while the code loads. Without it the nearest suspense boundary above waits. */
  loading?: ReactNode;
  /** Shown when the code cannot be loaded. Without it a ChunkLoadError is thrown. */
  missing?: ReactNode;
};

/**
 * A page, or a section of one, whose code is loaded when it is first shown; `name` is the component's. After `preload()` it renders at once, without
 * a suspense fallback: prerendering and hydration rely on that.
 */
export function lazyPart<Name extends string, Props extends object = object>(
  name: Name,
  load: Load<Name, Props>,
  { loading, missing }: LazyOptions = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= (await withTimeout(load(), name))[name];
    return { default: Loaded };
  };
  const fetchPart = () =>
    preload().catch((problem: Error) => {
      if (missing === undefined) throw problem;
      return { default: () => missing };
    });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `lazy` hides which props a component takes
  const Deferred = lazy(fetchPart) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    // Never swap lazy for loaded after mounting: React would remount and lose typed text.
    const [Content] = useState(() => Loaded ?? Deferred);
    const content = <Content {...props} />;
    return loading === undefined ? content : <Suspense fallback={loading}>{content}</Suspense>;
  };
  return Object.assign(Part, { preload: async () => void (await preload()) });
}

let isFirstPageThere = false;

/** Tells that the first page is there: from now on the sections of a page that is loaded are loaded with it. */
export function loadSectionsAtOnce(): void {
  isFirstPageThere = true;
}

const isBrowser = () => typeof window !== 'undefined';

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/** True if the click opens a tab or a window, or downloads. */
const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** The browser sends no click to a link that is replaced by its live twin while the pointer is down: clicks the twin. */
function keepPress(event: PointerEvent): void {
  const pressed = linkAt(event.target);
  if (!pressed || isForNewTab(event)) return;
  const ended = new AbortController();
  const { signal } = ended;
  const release = ({ target }: Event) => {
    ended.abort();
    const twin = linkAt(target);
    if (!pressed.isConnected && twin?.href === pressed.href) twin.click();
  };
  document.addEventListener('pointerup', release, { signal });
  document.addEventListener('pointercancel', () => ended.abort(), { signal });
}

/** Follows links of the prerendered HTML within the site without loading a page. */
function useKeptLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || isForNewTab(event) || link.target || link.origin !== location.origin || !pageAt(link.pathname)) return;
    event.preventDefault();
    void navigate({ pathname: link.pathname, search: link.search, hash: link.hash });
  };
}

/** Keeps what follows a section below the window until the section has come. */
const Room = styled('div')({ minHeight: '100vh' });

type NearbyProps = {
  /** Loads the code at once. */
  isWanted?: boolean;
  /** A move to the page waits for the section: there is nothing else to show. */
  isAll?: boolean;
};

/**
 * A section that is prerendered with its page. Its code is loaded when the section scrolls near the viewport, or on the
 * first key press. Until then the browser shows the prerendered HTML: links work, fields and buttons are disabled. After a
 * move or a change of language there is no such HTML: the code is loaded with the page. A page that a link leads to leaves
 * room for the section until it comes. Back and Forward wait for it, because the reader's place may be within it. `missing` is shown when the code cannot be loaded.
 *
 * `height` is the approximate height of a long section (CSS length): it is then laid out only near the viewport, and the
 * page keeps that height for it until then.
 *
 * A suspense boundary would keep the HTML too. But any navigation, even to a section of the same page, would then wait
 * for this code.
 */
export function nearby<Name extends string>(
  name: Name,
  load: Load<Name, object>,
  missing: ReactNode,
  height?: string,
): ComponentType<NearbyProps> {
  const Part = lazyPart(name, load, { missing });
  // Without it the section loads it again.
  if (isFirstPageThere) void Part.preload().catch(() => undefined);
  const heightStyle = height ? { ['--late-height' as string]: height } : undefined; // React's type knows no variables

  return function Nearby({ isWanted = false, isAll = false }) {
    const language = useLanguage();
    const navigation = useNavigationType();
    const [isFollowed] = useState(navigation === NavigationType.Push);
    const isHydrated = useHydrated();
    const [keptIn, setKeptIn] = useState(isBrowser() && !isHydrated ? language : undefined);
    const followLink = useKeptLinks();
    const area = useRef<HTMLFieldSetElement>(null);
    const isKept = keptIn === language;
    // The prerendered HTML is gone for good, even when its language returns.
    if (keptIn !== undefined && !isKept) setKeptIn(undefined);

    useEffect(() => {
      if (!isKept || !area.current) return undefined;
      const element = area.current;
      const show = () =>
        void Part.preload()
          .catch(() => undefined)
          .then(() => startTransition(() => setKeptIn(undefined)));
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
        observer.observe(element);
        signal.addEventListener('abort', () => observer.disconnect());
      };
      // Until the first scroll only what is in view is loaded.
      showWithin('0px');
      const once = { once: true, signal };
      addEventListener('scroll', () => showWithin(NEAR), once);
      // The next Tab may lead anywhere, and it passes disabled fields by.
      document.addEventListener('keydown', show, once);
      return () => stopped.abort();
    }, [isKept, isWanted]);

    // To assistive technology the fieldset is no group.
    return isKept ? (
      <Area
        role="none"
        disabled
        ref={area}
        onClick={followLink}
        onPointerDown={keepPress}
        dangerouslySetInnerHTML={asPrerendered}
        suppressHydrationWarning
        style={heightStyle}
      />
    ) : (
      <Area role="none" disabled={!isBrowser()} style={isBrowser() ? undefined : heightStyle} key="live">
        {isFollowed && !isAll ? (
          <Suspense fallback={<Room aria-busy />}>
            <Part />
          </Suspense>
        ) : (
          <Part />
        )}
      </Area>
    );
  };
}
