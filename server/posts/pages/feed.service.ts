import { Inject, Injectable } from '@nestjs/common';

import { BoardService } from '../boards/board.service.js';
import type { VisiblePost } from '../../../shared/posts/boards.types.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { pathToPost } from '../../../shared/posts/address.js';
import type { PostRef, VisitorBoard } from '../../../shared/posts/post-view.types.js';
import { closingTime } from '../../../shared/posts/tender-view.js';
import { descriptionOf, viewOf } from '../../../shared/posts/view.js';
import { headerList } from '../../site/security-headers.js';
import { etagOf } from '../../site/send-answer.js';
import { SiteService } from '../../site/site.service.js';
import { closingAt, nextClosing } from '../../../shared/posts/closing.js';
import { tenderKindTexts, tenderTexts } from '../../../shared/posts/tender.text.js';
import type { PageAnswer } from '../../site/posts/page.js';
import { escapeHtml, fill } from '../../site/posts/template.js';

/** Posts of a feed at most; the newest of the board, without those that are locked. */
const MOST = 30;
/** Characters of a post's text in its feed. */
const SUMMARY = 500;

/** The RSS feed of a board: its newest posts. */
@Injectable()
export class FeedService {
  private readonly headers: Record<string, string>;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly boards: BoardService,
    private readonly site: SiteService,
  ) {
    const own = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
    this.headers = {
      ...headerList(config.publicUrl, []),
      ...own,
      'Content-Type': 'application/rss+xml; charset=utf-8',
    };
  }

  async feed(board: VisitorBoard): Promise<PageAnswer> {
    const posts = await this.boards.newest({ kind: board.kind, name: board.board }, MOST);
    const now = Date.now();
    const items = posts.map((each) => this.item({ ...board, id: each.post.id }, each, now)).join('\n');
    const html = Buffer.from(fill(this.site.templates.feed(board), { items }));
    const closings = posts.map(({ post }) => post.tender?.closesAt);
    return { status: 200, headers: this.headers, etag: etagOf(html), html, until: nextClosing(closings, now) };
  }

  private item(ref: PostRef, { post }: VisiblePost, now: number): string {
    const view = viewOf(post, ref, ref.board, now);
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
      `<description>${escapeHtml(closingWords(closesAt, ref.board, now) + descriptionOf(view, SUMMARY))}</description>`,
      '</item>',
    ].join('\n');
  }
}

/** When a tender closes and, as readers keep what they have read, only whether it is over, not how many days are left. */
function closingWords(closesAt: string | null | undefined, language: Language, now: number): string {
  if (!closesAt) return '';
  const { isClosed } = closingAt(closesAt, now);
  const state = isClosed ? ` [${tenderTexts.closed[language]}]` : '';
  return `${tenderTexts.closesAt[language]}: ${closingTime(closesAt, language)}${state}. `;
}
