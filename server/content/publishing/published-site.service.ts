import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { messageOf } from '../../platform/common/thrown.js';
import { CollectionWatch } from '../../platform/database/watch-collection.js';
import { PublishedContentService } from '../editing/published-content.service.js';

import { RenderedSitesService } from './rendered-sites.service.js';
import { StoredRenderedSite } from './rendered-site.schema.js';

/**
 * Shows what the office has published: before this process is ready, and whenever another one publishes, which MongoDB's
 * change stream tells.
 */
@Injectable()
export class PublishedSiteService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('PublishedSite');
  private readonly watch: CollectionWatch;

  constructor(
    @InjectModel(StoredRenderedSite.name) stored: Model<StoredRenderedSite>,
    private readonly content: PublishedContentService,
    private readonly sites: RenderedSitesService,
  ) {
    this.watch = new CollectionWatch(stored, () => this.followAll(), this.logger);
  }

  async onModuleInit(): Promise<void> {
    await this.followAll();
  }

  onApplicationBootstrap(): void {
    this.watch.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.watch.end();
    this.sites.end();
  }

  /** A page that this build cannot show keeps what is shown now: the site as it comes, or what was published before. */
  private async follow(language: Language): Promise<void> {
    const { content, key, at = new Date() } = await this.content.contentOf(language);
    if (this.sites.isShown(language, key)) return;
    const known = await this.sites.kept(language, key);
    if (known) {
      await this.showIfWhole(known);
      return;
    }
    // Published between the two reads: another process has just rendered it.
    if ((await this.content.contentOf(language)).key !== key) return this.follow(language);
    const rendered = await this.sites.render(content, language, key, at);
    if (rendered.problems.length > 0) {
      this.sites.leave(language, rendered.problems);
      return;
    }
    await this.sites.keep(rendered);
    await this.showIfWhole(rendered);
  }

  private async showIfWhole(site: Parameters<RenderedSitesService['show']>[0]): Promise<void> {
    await this.sites.show(site).catch((error: unknown) => this.sites.leave(site.language, messageOf(error)));
  }

  private async followAll(): Promise<void> {
    for (const language of languages) await this.sites.inTurn(() => this.follow(language));
  }
}
