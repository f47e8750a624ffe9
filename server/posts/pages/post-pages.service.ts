import { Injectable } from '@nestjs/common';

import { BoardService } from '../boards/board.service.js';
import { isDatabaseDown } from '../../platform/common/error.filter.js';
import { languages } from '../../../shared/words/localized.types.js';
import { pathToPost, postAt, twinRef } from '../../../shared/posts/address.js';
import { SiteService } from '../../site/site.service.js';
import { OldIdsService } from '../imported/old-ids.service.js';
import { failedPage, postPage } from '../../site/posts/page.js';
import type { PageAnswer, PageMove } from '../../site/posts/page.js';

/** Fills the built pages of posts. */
@Injectable()
export class PostPagesService {
  constructor(
    private readonly boards: BoardService,
    private readonly site: SiteService,
    private readonly oldIds: OldIdsService,
  ) {}

  /** The page at this address, or that of its translation in this language; undefined where it is no address of a post. */
  async page(pathname: string, search: string): Promise<PageAnswer | PageMove | undefined> {
    const post = postAt({ pathname, search });
    const language = languages.find((each) => pathname.startsWith(`/${each}/`));
    if (!post || !language) return undefined;
    const { templates } = this.site;
    try {
      const board = { kind: post.kind, name: post.board };
      const id = await this.oldIds.find(board, post.id);
      const found = await this.boards.look(board, id ?? post.id);
      if (id && found) return { location: pathToPost({ ...post, id }, language) };
      const twin = post.board === language ? null : found?.post.twin;
      if (twin) return { location: pathToPost(twinRef(post, twin)) };
      return postPage(templates, language, post, found);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      return failedPage(templates, language, post);
    }
  }
}
