import type { IncomingMessage, ServerResponse } from 'node:http';

import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';

import { databaseUnavailable, sendFailure } from '../platform/common/error.filter.js';
import { identify } from '../platform/log/log.module.js';
import { forbidCaching } from '../platform/http/request-checks.js';
import type { Config } from '../platform/config.js';
import { DiskStore } from '../platform/files/disk-store.js';
import type { Health, Liveness, Readiness } from '../../shared/content/site.types.js';

import { serveBuiltFiles } from './built-files.js';
import { allowViewer, securityHeaders } from './security-headers.js';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Until the database is there: files of the build, health, and 503 for the rest. */
export function waitingApplication(config: Pick<Config, 'publicUrl' | 'storage' | 'uploadsFolder'>): Handler {
  const adapter = new ExpressAdapter();
  const application = adapter.getInstance<Express>();
  application.disable('x-powered-by');
  application.use(identify);
  application.use(securityHeaders(config.publicUrl));
  application.use('/certificates', allowViewer);
  application.use('/api', forbidCaching);
  serveBuiltFiles(adapter);
  application.get('/api/health/live', (_request, response) => void response.json({ status: 'ok' } satisfies Liveness));
  application.get('/api/health/ready', (_request, response) => {
    response.status(503).json({ status: 'down', reason: 'database' } satisfies Readiness);
  });
  application.get('/api/health', async (_request, response) => {
    response
      .status(503)
      .json({ status: 'down', database: 'down', storage: await storageState(config) } satisfies Health);
  });
  application.use((request: Request, response: Response) => sendFailure(databaseUnavailable(), request, response));
  return application;
}

async function storageState({ storage, uploadsFolder }: Pick<Config, 'storage' | 'uploadsFolder'>) {
  if (storage === 'gridfs') return 'down';
  return new DiskStore(uploadsFolder).check().then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
