import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from '@reduxjs/toolkit';

import { preferences } from './preferences';

/** A slice whose code comes with a page that needs it joins every store there is: `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(preferences);
const later = createDynamicMiddleware();

/** A fresh store: one for the browser, one for each prerendered page. */
export function createStore() {
  return configureStore({ reducer: rootReducer, middleware: (defaults) => defaults().concat(later.middleware) });
}

/** Adds an api whose code comes with a page that needs it, to every store there is. */
export function extendStore(slice: { reducerPath: string; reducer: Reducer }, middleware: Middleware): void {
  rootReducer.inject(slice);
  later.addMiddleware(middleware);
}
