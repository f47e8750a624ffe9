import { createRequire } from 'node:module';

export const { version: appVersion }: { version: string } = createRequire(import.meta.url)('#package.json');
