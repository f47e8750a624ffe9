import { createRequire } from 'node:module';

export const { version: appVersion } = createRequire(import.meta.url)('#package.json') as { version: string }; // as npm requires
