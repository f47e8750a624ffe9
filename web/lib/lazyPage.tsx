import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A page's code that has not come within this time counts as failed: ms. */
const CHUNK_TIMEOUT = 120_000;

export type LazyPage = ComponentType & { preload: () => Promise<void> };

/** Gives up waiting for code that does not come: a ChunkLoadError. */
function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), CHUNK_TIMEOUT);
    promise.then(resolve, () => reject(new ChunkLoadError())).finally(() => clearTimeout(timer));
  });
}

/** Thrown while rendering a page whose code could not be loaded; the error page offers a reload. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor() {
    super('Loading chunk failed');
  }
}

/**
 * A page, or a part of one, loaded when first shown. After `preload()` it renders at once, without a suspense fallback,
 * which hydration of a prerendered page and the prerendering itself rely on. Where it cannot be loaded `Missing` takes
 * its place; without that a ChunkLoadError is thrown.
 */
export function lazyPage(load: () => Promise<ComponentType>, Missing?: ComponentType): LazyPage {
  let Loaded: ComponentType | undefined;
  const fail = (problem: Error) => {
    if (Missing) return Missing;
    throw problem;
  };
  const fetchPage = async () => {
    Loaded ??= await withTimeout(load()).catch(fail);
    return { default: Loaded };
  };
  const Deferred = lazy(fetchPage);
  const Page = () => {
    // Stays what it began as: exchanged for the other, all of it would be made anew, and what was typed be lost.
    const [Part] = useState(() => Loaded ?? Deferred);
    return <Part />;
  };
  return Object.assign(Page, { preload: async () => void (await fetchPage()) });
}
