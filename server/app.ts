import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from 'nestjs-pino';

import { AppModule } from './app.module.js';
import { checkJson } from './common/json-check.js';
import { identify } from './common/log.module.js';
import { API_LIMIT } from './common/rate-limit.module.js';
import type { RateLimit } from './common/rate-limit.service.js';
import { forbidCaching, isHealthCheck, requireKnownType, requireSoundQuery } from './common/request-checks.js';
import type { Config } from './config.js';
import { serveDocs } from './site/api-docs.js';
import { allowViewer, securityHeaders } from './site/security-headers.js';
import { WEB_FOLDER } from './site/site.service.js';

/** A quote request with every field full stays far below; nobody sends one compressed, which might become any size. */
const JSON_BODIES = {
  limit: '100kb',
  inflate: false,
  verify: (_request: unknown, _response: unknown, body: Buffer) => checkJson(body),
};

/** Builds the application on an open database, ready to be asked but not yet listening. */
export async function createApp(config: Config, databaseUri: string): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, databaseUri), {
    abortOnError: false,
    bodyParser: false,
    // The framework's account of its own start interests nobody; from the end of it on the structured log takes over.
    logger: ['fatal', 'error', 'warn'],
  });
  app.use(identify);
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(securityHeaders(config.publicUrl));
  app.use('/certificates', allowViewer);
  app.use('/api', requestLimit(app.get(API_LIMIT)), forbidCaching, requireKnownType, requireSoundQuery);
  app.useBodyParser('json', JSON_BODIES);
  // Pictures and fonts; pages, scripts and styles are answered from memory before the framework.
  app.useStaticAssets(`${WEB_FOLDER}/assets`, {
    prefix: '/assets',
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '1y',
  });
  app.useStaticAssets(WEB_FOLDER, { index: false, redirect: false });
  serveDocs(app);
  await app.init();
  app.useLogger(app.get(Logger));
  return app;
}

/** Each address gets so many API requests a minute; asking for the health is free. */
function requestLimit(limit: Pick<RateLimit, 'count'>) {
  return function limitRequests(request: Request, _response: Response, next: NextFunction) {
    if (isHealthCheck(request.originalUrl)) return next();
    limit.count(request.ip ?? '').then(() => next(), next);
  };
}
