import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';

import { describeFailures } from './api-failures.js';

const PATH = '/api/docs';

/** Describes the API at /api/docs: a page for people, the OpenAPI document for programs that ask for JSON. */
export function serveDocs(app: NestExpressApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Heat exchanger site')
    .setDescription('What the site offers to programs. Routes with a lock ask for an administrator.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  let document: OpenAPIObject | undefined;
  // Most servers are never asked for it, and it is as large as all routes.
  const described = () => {
    document ??= describeFailures(SwaggerModule.createDocument(app, description));
    return document;
  };
  app.use(PATH, function describe(request: Request, response: Response, next: NextFunction) {
    if (request.path === '/' && request.accepts(['html', 'json']) === 'json') response.json(described());
    else next();
  });
  SwaggerModule.setup(PATH, app, described, { customSiteTitle: 'API', jsonDocumentUrl: `${PATH}-json` });
}
