import { Injectable } from '@nestjs/common';

import { BoardService } from '../boards/board.service.js';
import { isDatabaseDown } from '../common/error.filter.js';
import { languages } from '../common/localized.types.js';
import { postAt } from '../post-view/address.js';
import { SiteService } from '../site/site.service.js';

import { failedPage, postPage } from './page.js';
import type { PageAnswer } from './page.js';

/** Fills the built pages of posts. Nothing is cached: a post that was just locked or removed is shown by no process. */
@Injectable()
export class PostPagesService {
  constructor(
    private readonly boards: BoardService,
    private readonly site: SiteService,
  ) {}

  /** The page at this address; undefined where it is no address of a post. */
  async page(pathname: string, search: string): Promise<PageAnswer | undefined> {
    const post = postAt({ pathname, search });
    const language = languages.find((each) => pathname.startsWith(`/${each}/`));
    if (!post || !language) return undefined;
    const { templates } = this.site;
    try {
      // Here a post of the other language's board would lead on to its twin in this language.
      const found = await this.boards.look({ kind: post.kind, name: post.board }, post.id);
      return postPage(templates, language, post, found);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      return failedPage(templates, language, post);
    }
  }
}
