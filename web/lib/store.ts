import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from '@reduxjs/toolkit';

import { preferences } from './preferences';

/** What every store begins with; a slice that a page brings along joins it. */
export const reducer = combineSlices(preferences);
const later = createDynamicMiddleware();

/** A fresh store: one for the browser, one for each prerendered page. */
export function createStore() {
  return configureStore({ reducer, middleware: (defaults) => defaults().concat(later.middleware) });
}

/** Adds a slice or api whose code comes with a page that needs it, to every store there is. */
export function extendStore(slice: { reducerPath: string; reducer: Reducer }, middleware: Middleware): void {
  reducer.inject(slice);
  later.addMiddleware(middleware);
}
