import { TextDecoder, TextEncoder } from 'node:util';

/** Component tests ask nobody on a network; one that sends something brings its own answer. */
const fetch = () => Promise.reject(new Error('There is no network in component tests.'));

// The router and the API client ask for these on import; the simulated browser of component tests lacks them.
Object.assign(globalThis, { TextEncoder, TextDecoder, fetch });
