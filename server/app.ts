import type { IncomingMessage } from 'node:http';

import { Logger as NestLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from 'nestjs-pino';

import { AppModule } from './app.module.js';
import { appVersion } from './platform/common/app-version.js';
import { checkJson } from './platform/http/json-check.js';
import { identify } from './platform/log/log.module.js';
import { startLogger } from './platform/log/output.js';
import { API_LIMIT } from './platform/http/rate-limit.module.js';
import type { RateLimit } from './platform/http/rate-limit.service.js';
import { UntrustedProxy } from './platform/http/untrusted-proxy.js';
import { forbidCaching, isHealthCheck, requireKnownType, requireSoundQuery } from './platform/http/request-checks.js';
import type { Config } from './platform/config.js';
import { publishedWorkbooks } from './content/deliveries/published-workbooks.js';
import { groupBoardOperations } from './posts/boards/docs.js';
import { changedPreviews } from './print/share/changed-previews.js';
import { SharePicturesService } from './print/share/share-pictures.service.js';
import type { OpenDatabase } from './platform/database/database.js';
import { serveDocs } from './site/api-docs.js';
import { serveBuiltFiles } from './site/built-files.js';
import { allowViewer, securityHeaders } from './site/security-headers.js';
import type { SiteService } from './site/site.service.js';

/** A full quote request is far smaller. Compressed bodies are refused, because they may become any size. */
const JSON_BODIES = {
  limit: '100kb',
  inflate: false,
  verify: (_request: unknown, _response: unknown, body: Buffer) => checkJson(body),
};

/** Levels of a document of content in a body: words of an entry of a list within a list, with room for one list more. */
const DEEPEST_CONTENT = 12;

/** A document of content, as it was and as it is typed. */
const CONTENT_BODIES = {
  ...JSON_BODIES,
  limit: '3mb',
  verify: (_request: unknown, _response: unknown, body: Buffer) => checkJson(body, DEEPEST_CONTENT),
  type: ({ url = '', headers }: IncomingMessage) =>
    url.startsWith('/api/admin/content/') && /^application\/json\b/i.test(headers['content-type'] ?? ''),
};

/** Builds the application; it does not listen yet. */
export async function createApp(
  config: Config,
  database: OpenDatabase,
  site: SiteService,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, database, site), {
    abortOnError: false,
    bodyParser: false,
    logger: startLogger,
  });
  app.use(identify);
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(securityHeaders(config.publicUrl));
  const isProxy: (address: string, hop: number) => boolean = app.getHttpAdapter().getInstance().get('trust proxy fn');
  const untrusted = app.get(UntrustedProxy);
  const noticeProxy = (request: Request, _response: Response, next: NextFunction) => {
    untrusted.notice(request, (address) => isProxy(address, 0));
    next();
  };
  app.use('/api', noticeProxy);
  app.use(['/certificates', '/data-sheets'], allowViewer);
  app.use('/api', requestLimit(app.get(API_LIMIT)), forbidCaching, requireKnownType, requireSoundQuery);
  app.useBodyParser('json', CONTENT_BODIES);
  app.useBodyParser('json', JSON_BODIES);
  app.use('/delivery-files', publishedWorkbooks(site));
  app.use('/share', changedPreviews(app.get(SharePicturesService)));
  serveBuiltFiles(app);
  serveDocs(app, config, groupBoardOperations);
  await app.init();
  app.useLogger(app.get(Logger));
  new NestLogger('Site').log(`version ${appVersion}`);
  return app;
}

function requestLimit(limit: Pick<RateLimit, 'count'>) {
  return function limitRequests(request: Request, _response: Response, next: NextFunction) {
    if (isHealthCheck(request.originalUrl)) return next();
    limit.count(request.ip ?? '').then(() => next(), next);
  };
}
