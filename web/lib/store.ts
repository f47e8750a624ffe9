import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer, Store } from '@reduxjs/toolkit';

import { content } from './content';
import { preferences } from './preferences';

/** A slice whose code comes with a page that needs it joins every store there is: `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(preferences, content);
const later = createDynamicMiddleware();

/** A fresh store: one for the browser, one for each prerendered page; it begins with the words of that page. */
export function createStore(words: ReturnType<typeof content.reducer> = {}) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { content: words },
    middleware: (defaults) => defaults().concat(later.middleware),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type SiteStore = Store<RootState>;

/** Adds an api whose code comes with a page that needs it, to every store there is. */
export function extendStore(slice: { reducerPath: string; reducer: Reducer }, middleware: Middleware): void {
  rootReducer.inject(slice);
  later.addMiddleware(middleware);
}
