import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from '@reduxjs/toolkit';

import { api } from './api';
import { contentBrought } from './content';
import type { BroughtContent } from './content';
import { preferences } from './preferences';

/** A slice whose code comes with a page that needs it joins every store there is: `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(preferences, api);
const later = createDynamicMiddleware();

/** A fresh store: one for the browser, one for each prerendered page; it begins with the words of that page. */
export function createStore(brought: BroughtContent = {}) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware, later.middleware),
  });
  store.dispatch(contentBrought(brought));
  return store;
}

export type RootState = ReturnType<typeof rootReducer>;
export type SiteStore = ReturnType<typeof createStore>;

/** Adds a slice and its listeners, whose code comes with a page that needs them, to every store there is. */
export function extendStore(slice: { reducerPath: string; reducer: Reducer }, middleware: Middleware): void {
  rootReducer.inject(slice);
  later.addMiddleware(middleware);
}
