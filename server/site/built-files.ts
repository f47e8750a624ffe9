import type { ExpressAdapter, NestExpressApplication } from '@nestjs/platform-express';

import { refuseWithoutBody } from '../platform/http/preconditions.js';

import { WEB_FOLDER } from './site.service.js';

/** Serves pictures and fonts; everything else of the build is answered from memory before. */
export function serveBuiltFiles(
  server: Pick<NestExpressApplication | ExpressAdapter, 'useStaticAssets' | 'use'>,
): void {
  server.useStaticAssets(`${WEB_FOLDER}/assets`, {
    prefix: '/assets',
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '1y',
  });
  server.useStaticAssets(WEB_FOLDER, { index: false, redirect: false });
  server.use(refuseWithoutBody);
}
