import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';

import type { Config } from '../platform/config.js';

import { describeFailures } from './api-failures.js';
import { publicPart } from './api-public-part.js';

const PATH = '/api/docs';

/**
 * The API's description at /api/docs, as a page or as OpenAPI for requests that accept JSON. Routes of administrators
 * are included only if the settings say so. `grouped` tells the operations of some routes apart.
 */
export function serveDocs(
  app: NestExpressApplication,
  { apiDocs }: Pick<Config, 'apiDocs'>,
  grouped: (document: OpenAPIObject) => OpenAPIObject,
): void {
  const description = new DocumentBuilder()
    .setTitle('Heat exchanger site')
    .setDescription('What the site offers to programs. Routes with a lock ask for an administrator.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const wanted = (whole: OpenAPIObject) => (apiDocs === 'public' ? publicPart(whole) : whole);
  let document: OpenAPIObject | undefined;
  // Built on the first request: most servers never get one.
  const described = () => {
    document ??= describeFailures(grouped(wanted(SwaggerModule.createDocument(app, description))));
    return document;
  };
  app.use(PATH, function describe(request: Request, response: Response, next: NextFunction) {
    if (request.path === '/' && request.accepts(['html', 'json']) === 'json') response.json(described());
    else next();
  });
  SwaggerModule.setup(PATH, app, described, { customSiteTitle: 'API', jsonDocumentUrl: `${PATH}-json` });
}
