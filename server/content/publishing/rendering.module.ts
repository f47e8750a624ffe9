import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { ContentEditingModule } from '../editing/content-editing.module.js';
import { PagesRenderer } from '../editing/pages-renderer.js';
import { DataSheetsModule } from '../../print/sheets/data-sheets.module.js';
import { PicturesModule } from '../../pictures/pictures.module.js';

import { PublishedSiteService } from './published-site.service.js';
import { RenderedSitesService } from './rendered-sites.service.js';
import { renderedSiteSchema, StoredRenderedSite } from './rendered-site.schema.js';

/** Renders what the office publishes, and shows it. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([{ name: StoredRenderedSite.name, schema: renderedSiteSchema }]),
    DataSheetsModule,
    PicturesModule,
    ContentEditingModule,
  ],
  providers: [
    RenderedSitesService,
    { provide: PagesRenderer, useExisting: RenderedSitesService },
    PublishedSiteService,
  ],
  exports: [PagesRenderer],
})
export class RenderingModule {}
