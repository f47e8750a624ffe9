import { Inject, Injectable } from '@nestjs/common';

import { KeptValues } from '../lists/kept-values.js';
import { readVersions } from '../lists/read-versions.js';
import { BoardCollections } from '../boards/collections.js';
import { BoardEventsService } from '../boards/events.service.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { pathToPost, twinRef } from '../../../shared/posts/address.js';
import type { VisitorBoard } from '../../../shared/posts/post-view.types.js';
import { sitemapIndexXml, urlSetXml } from '../../site/sitemap.js';
import type { Address } from '../../site/sitemap.js';
import { compressed } from '../../site/send-answer.js';
import { visitorBoards } from '../../site/posts/templates.js';

/** Addresses in one file, as the protocol allows (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

/** A sitemap as it is cached: compressed, because a file of so many addresses has 7 MB. */
type SitemapFile = { gzip: Buffer; changedAt: Date };

/** The sitemaps of open posts, made when they are asked for and cached until their board changes. */
@Injectable()
export class SitemapService {
  private readonly kept: KeptValues<SitemapFile[]>;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly collections: BoardCollections,
    events: BoardEventsService,
  ) {
    // Of each post its sitemap names the translation, unless that is locked.
    this.kept = new KeptValues(events, visitorBoards.length, (collection) => collection.replace(/^(?:ko|en)-/, ''));
  }

  /** Names the sitemap of the pages and those of every board. */
  async index(): Promise<string> {
    const files: { path: string; changedAt?: Date }[] = [{ path: '/sitemap-pages.xml' }];
    // In turn: a large board takes a moment.
    for (const board of visitorBoards) {
      const made = await this.files(board);
      const pathOf = (index: number) => `/sitemap-${board.kind}-${board.board}-${index + 1}.xml`;
      files.push(...made.map(({ changedAt }, index) => ({ path: pathOf(index), changedAt })));
    }
    return sitemapIndexXml(files, this.config.publicUrl);
  }

  /** A sitemap by its name without `/sitemap-` and `.xml`, compressed; undefined where there is none. */
  async file(name: string): Promise<Buffer | undefined> {
    const [, asked, number] = /^(.*)-([1-9]\d{0,4})$/.exec(name) ?? [];
    const board = visitorBoards.find((each) => `${each.kind}-${each.board}` === asked);
    const files = board ? await this.files(board) : [];
    return files[Number(number) - 1]?.gzip;
  }

  private files(board: VisitorBoard): Promise<SitemapFile[]> {
    const { collection } = this.collections.of({ kind: board.kind, name: board.board });
    return this.kept.of(collection.name, collection.name, () => this.make(board));
  }

  private async make(board: VisitorBoard): Promise<SitemapFile[]> {
    const posts = this.collections.of({ kind: board.kind, name: board.board });
    const files: SitemapFile[] = [];
    let addresses: (Address & { changedAt: Date })[] = [];
    const translations = await this.openTwins(twinRef(board, ''));
    const close = async () => {
      const text = Buffer.from(urlSetXml(addresses, this.config.publicUrl));
      const times = addresses.map(({ changedAt }) => changedAt.getTime());
      const changedAt = new Date(times.reduce((latest, time) => Math.max(latest, time), 0));
      files.push({ gzip: await compressed(text, 'gzip', true), changedAt });
      addresses = [];
    };
    for await (const { id, changedAt, twin } of readVersions(posts)) {
      const path = pathToPost({ ...board, id });
      const translation = twin !== null && translations.has(twin) ? pathToPost(twinRef(board, twin)) : undefined;
      addresses.push({ path, changedAt, translation });
      if (addresses.length === MOST_ADDRESSES) await close();
    }
    if (addresses.length > 0) await close();
    return files;
  }

  /** The ids of the open posts that are translations. */
  private async openTwins({ kind, board: name }: VisitorBoard): Promise<Set<string>> {
    const ids = new Set<string>();
    for await (const { id, twin } of readVersions(this.collections.of({ kind, name }))) if (twin) ids.add(id);
    return ids;
  }
}
