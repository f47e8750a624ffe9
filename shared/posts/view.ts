import type { Language } from '../words/localized.types.js';
import { fileSize, postDate } from '../words/format.js';

import type { Post, PostItem } from './boards.types.js';
import { asShown } from './as-shown.js';
import { categoryTexts, postViewTexts } from './post-view.text.js';
import type { PostView, VisitorBoard } from './post-view.types.js';
import { tenderViewOf } from './tender-view.js';
import type { SentTender } from './tender-view.js';

type SentPost = Omit<PostItem, 'tender'> & Partial<Omit<Post, keyof PostItem>> & { tender: SentTender };

/**
 * View of a board's post in a language at a moment; one that is still locked, as its list knows it, has no text and no
 * file.
 */
export function viewOf(post: SentPost, place: VisitorBoard, language: Language, now = Date.now()): PostView {
  const { title, shownTitle, createdAt, category, viewCount, content = '', pdfUrl, pdfFileName, files = [] } = post;
  return {
    title: asShown(shownTitle) || postViewTexts.noTitle[language],
    fullTitle: asShown(title),
    date: postDate(createdAt, language) ?? postViewTexts.noDate[language],
    category: categoryTexts[category][language],
    isProtected: post.protected,
    tender: tenderViewOf(post, place, language, now),
    content: asShown(content),
    files: [
      ...(pdfUrl && pdfFileName ? [{ url: pdfUrl, name: asShown(pdfFileName), size: '', isPdf: true }] : []),
      ...files.map(({ url, name, size }) => ({ url, name: asShown(name), size: fileSize(size), isPdf: false })),
    ],
    views: viewCount,
  };
}

/** Characters of a description. */
const DESCRIPTION = 160;

/** The beginning of a post's text in one line, for search engines, shared links and feeds. */
export function descriptionOf({ title, content }: PostView, length = DESCRIPTION): string {
  const line = [
    ...content
      .slice(0, 4 * length)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ];
  return (
    (line.length > length
      ? `${line
          .slice(0, length - 1)
          .join('')
          .trimEnd()}…`
      : line.join('')) || title
  );
}
