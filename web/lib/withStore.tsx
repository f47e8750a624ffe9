import { useState } from 'react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';

import { createStore } from './store';

/** What the server answered stays known from page to page. */
let ofThisVisit: ReturnType<typeof createStore> | undefined;

function storeOfThisVisit() {
  if (typeof window === 'undefined') return createStore();
  return (ofThisVisit ??= createStore());
}

/**
 * A page, or a part of one, that asks the server. Others do without the store and its code.
 */
export function withStore<Props extends object>(Part: ComponentType<Props>) {
  return function WithStore(props: Props) {
    const [store] = useState(storeOfThisVisit);
    return (
      <Provider store={store}>
        <Part {...props} />
      </Provider>
    );
  };
}
