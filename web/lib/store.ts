import { configureStore } from '@reduxjs/toolkit';

import { api } from './api';

/** A fresh store: one for the browser, one for each prerendered part. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}
