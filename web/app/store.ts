import { configureStore } from '@reduxjs/toolkit';

import { quickMenuSlice } from '@/components/quickMenuSlice';
import { api } from '@/lib/api';

/** A fresh store: one for the browser, one for each prerendered page. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [quickMenuSlice.reducerPath]: quickMenuSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
