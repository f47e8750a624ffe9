import type { VisiblePost } from '../../../shared/posts/boards.types.js';
import type { Post, PostItem } from '../../../shared/posts/boards.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { pathToOther } from '../../../shared/posts/address.js';
import { nextClosing } from '../../../shared/posts/closing.js';
import type { PostPageVariant } from '../../../shared/posts/placeholders.js';
import type { PostPageData, PostPageState, PostRef, PostView } from '../../../shared/posts/post-view.types.js';
import { descriptionOf, viewOf } from '../../../shared/posts/view.js';
import { etagOf } from '../send-answer.js';
import type { AnswerHead } from '../send-answer.js';

import { escapeHtml, escapeJson, filesHtml, fill, wordsHtml } from './template.js';
import { tenderHtml } from './tender-template.js';
import type { PostTemplates } from './templates.js';

/** A page or feed; `until` is when it says something else although nobody has changed it: ms since 1970. */
export type PageAnswer = AnswerHead & { html: Buffer; until: number };

/** Another address of the post. */
export type PageMove = { location: string };

/** A locked post answers like the API that opens it; search engines drop it whatever they think of `noindex`. */
const statuses: Record<PostPageState, number> = { open: 200, locked: 403, missing: 404, failed: 503 };

const isOpened = (post: PostItem & Partial<Post>): post is Post => post.content !== undefined;

const stateOf = (found: VisiblePost | undefined) => (found ? (isOpened(found.post) ? 'open' : 'locked') : 'missing');

/** The page of a post in the frame of a language; `found` is undefined for a post that is not there. */
export function postPage(
  templates: PostTemplates,
  language: Language,
  ref: PostRef,
  found: VisiblePost | undefined,
): PageAnswer {
  const now = Date.now();
  const view = found && { ...viewOf(found.post, ref, language, now), views: null };
  const page = pageOf(templates, language, ref, stateOf(found), view, found);
  return { ...page, until: nextClosing([found?.post.tender?.closesAt], now) };
}

/** The page of a post that cannot be read at present. */
export const failedPage = (templates: PostTemplates, language: Language, ref: PostRef): PageAnswer =>
  pageOf(templates, language, ref, 'failed');

function pageOf(
  templates: PostTemplates,
  language: Language,
  ref: PostRef,
  state: PostPageState,
  view?: PostView,
  found?: VisiblePost,
): PageAnswer {
  const variant: PostPageVariant = state === 'open' && view?.files.length ? 'open-file' : state;
  const template = templates.page(language, ref.kind, ref.board === language ? variant : `foreign-${variant}`);
  const { twin = null } = found?.post ?? {};
  const data: PostPageData = { ...ref, state, post: view ?? null, twin };
  const translation = found?.translation;
  const shown = view ?? blank;
  const createdAt = found?.post.createdAt;
  const html = fill(template, {
    id: escapeHtml(encodeURIComponent(ref.id)),
    switchUrl: escapeHtml(pathToOther(ref, twin)),
    translation: translation ? fill({ pieces: template.translation }, { twin: translation }) : '',
    title: escapeHtml(shown.title),
    fullTitle: escapeHtml(shown.fullTitle),
    category: escapeHtml(shown.category),
    date: escapeHtml(shown.date),
    tender: shown.tender ? tenderHtml(shown.tender, template.tender) : '',
    words: wordsHtml(shown.content, template),
    files: filesHtml(shown.files, template),
    description: escapeHtml(descriptionOf(shown)),
    headline: escapeJson(shown.title).slice(1, -1),
    published: createdAt ? `"datePublished":${escapeJson(createdAt)},` : '',
    modified: found?.changedAt.toISOString() ?? '',
    data: escapeJson(data),
  });
  const status = statuses[state];
  const text = Buffer.from(html);
  // Only a page that shows its post may be stored.
  const caching: Record<string, string> = status === 200 ? {} : { 'Cache-Control': 'no-store' };
  const retry: Record<string, string> = state === 'failed' ? { 'Retry-After': '5' } : {};
  const headers = { ...template.headers, ...caching, ...retry };
  return { status, headers, etag: etagOf(text), html: text, until: Infinity };
}

const blank: PostView = {
  title: '',
  fullTitle: '',
  category: '',
  date: '',
  isProtected: false,
  tender: null,
  content: '',
  files: [],
  views: null,
};
