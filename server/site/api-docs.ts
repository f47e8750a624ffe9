import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
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
  const document = SwaggerModule.createDocument(app, description);
  describeFailures(document);
  app.use(PATH, function describe(request: Request, response: Response, next: NextFunction) {
    if (request.path === '/' && request.accepts(['html', 'json']) === 'json') response.json(document);
    else next();
  });
  SwaggerModule.setup(PATH, app, document, { customSiteTitle: 'API', jsonDocumentUrl: `${PATH}-json` });
}
