import { Inject, Injectable } from '@nestjs/common';

import { BoardService } from '../boards/board.service.js';
import type { VisiblePost } from '../boards/board.service.js';
import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';
import type { Language } from '../common/localized.types.js';
import { pathToPost } from '../post-view/address.js';
import type { PostRef, VisitorBoard } from '../post-view/post-view.types.js';
import { closingTime } from '../post-view/tender-view.js';
import { descriptionOf, viewOf } from '../post-view/view.js';
import { SiteService } from '../site/site.service.js';
import { closingAt } from '../post-view/closing.js';
import { tenderKindTexts, tenderTexts } from '../post-view/tender.text.js';

import { escapeHtml, fill } from './template.js';

/** Posts of a feed at most; the newest of the board, without those that are locked. */
const MOST = 30;
/** Characters of a post's text in its feed. */
const SUMMARY = 500;

/** The RSS feed of a board: its newest posts, read anew for each request, because they may have been locked since. */
@Injectable()
export class FeedService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly boards: BoardService,
    private readonly site: SiteService,
  ) {}

  async feed(board: VisitorBoard): Promise<string> {
    const posts = await this.boards.newest({ kind: board.kind, name: board.board }, MOST);
    const items = posts.map((each) => this.item({ ...board, id: each.post.id }, each)).join('\n');
    return fill(this.site.templates.feed(board), { items });
  }

  private item(ref: PostRef, { post }: VisiblePost): string {
    const view = viewOf(post, ref, ref.board);
    const { kind, closesAt } = post.tender ?? {};
    const address = this.config.publicUrl + pathToPost(ref);
    return [
      '<item>',
      `<title>${escapeHtml(view.title)}</title>`,
      `<link>${escapeHtml(address)}</link>`,
      `<guid>${escapeHtml(address)}</guid>`,
      ...(post.createdAt ? [`<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>`] : []),
      ...(ref.kind === 'posts' ? [`<category>${escapeHtml(view.category)}</category>`] : []),
      ...(kind ? [`<category>${escapeHtml(tenderKindTexts[kind][ref.board])}</category>`] : []),
      `<description>${escapeHtml(closingWords(closesAt, ref.board) + descriptionOf(view, SUMMARY))}</description>`,
      '</item>',
    ].join('\n');
  }
}

/** When a tender closes and, as readers keep what they have read, only whether it is over, not how many days are left. */
function closingWords(closesAt: string | null | undefined, language: Language): string {
  if (!closesAt) return '';
  const { isClosed } = closingAt(closesAt, Date.now());
  const state = isClosed ? ` [${tenderTexts.closed[language]}]` : '';
  return `${tenderTexts.closesAt[language]}: ${closingTime(closesAt, language)}${state}. `;
}
