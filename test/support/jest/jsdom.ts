import { TextDecoder, TextEncoder } from 'node:util';

/** Component tests ask nobody on a network; one that sends something brings its own answer. */
const fetch = () => Promise.reject(new Error('There is no network in component tests.'));

/** Nothing has a size there, so none changes. */
const ResizeObserver = class {
  observe() {}
  disconnect() {}
};

// The router, the API client and the scrolling ask for these; the simulated browser of component tests lacks them.
Object.assign(globalThis, { TextEncoder, TextDecoder, fetch, ResizeObserver });

// These tests do not judge a screen's speed: a missing one ends with the test's own time.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
}
