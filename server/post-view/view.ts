import type { Post, PostItem } from '../boards/boards.types.js';
import type { Language } from '../common/localized.types.js';

import { fileSize, postDate } from './format.js';
import { categoryTexts, postViewTexts } from './post-view.text.js';
import type { PostView } from './post-view.types.js';

/** Line ends as HTML has them; none of the characters that a browser would change or drop. */
const asShown = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/(?!\n|\t)\p{Cc}|[\uFFFE\uFFFF]/gu, '');

/** How a post is shown; one that is still locked, as its list knows it, has no text and no file. */
export function viewOf(post: PostItem & Partial<Post>, language: Language): PostView {
  const { title, shownTitle, createdAt, category, viewCount, content = '', pdfUrl, pdfFileName, files = [] } = post;
  return {
    title: asShown(shownTitle) || postViewTexts.noTitle[language],
    fullTitle: asShown(title),
    date: postDate(createdAt, language) ?? postViewTexts.noDate[language],
    category: categoryTexts[category][language],
    isProtected: post.protected,
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
