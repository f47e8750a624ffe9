import { postViewTexts } from '@shared/posts/post-view.text';
import type { PostPageState, PostRef, PostView } from '@shared/posts/post-view.types';
import { descriptionOf } from '@shared/posts/view';
import { words } from '@shared/words/words';
import { pathToPost, twinRef } from '@shared/posts/address';

import { headTags } from '@/lib/head';
import type { HeadTag } from '@/lib/head';
import type { Language } from '@/lib/locale';
import { pageOfBoard, pathToPreview } from '@/lib/paths';

import { feedOf } from './boards';

const lockedText = words({
  ko: '비밀번호가 있어야 볼 수 있는 게시물입니다.',
  en: 'This document is protected by a password.',
});

/** Words of a page that shows no post. */
const wordsOf = (state: PostPageState | 'opening') =>
  postViewTexts[state === 'missing' || state === 'failed' ? state : 'document'];

type PostHeadInput = {
  origin: string;
  /** The company's name in the language of the frame. */
  company: string;
  /** Of the frame; the post's own is that of its board. */
  language: Language;
  post: PostRef;
  state: PostPageState | 'opening';
  view: PostView | undefined;
  /** Id of a translation that anybody can read; known to the server only. */
  twin?: string;
  /** ISO 8601; known to the server only. */
  dates?: { published: string; modified: string };
};

/** The head of a post's page. Only one that can be read, in the frame of its own language, is for search engines. */
export function headOfPost({ origin, company, language, post, state, view, twin, dates }: PostHeadInput): HeadTag[] {
  const isShown = state === 'open' && view !== undefined;
  const description = state === 'locked' ? lockedText : wordsOf(state);
  return headTags({
    origin,
    language,
    siteName: company,
    path: pathToPost(post).slice(`/${post.board}`.length),
    title: view ? view.title : wordsOf(state)[language],
    description: isShown ? descriptionOf(view) : description[language],
    isPrivate: !isShown || post.board !== language,
    translations: {
      [post.board]: pathToPost(post),
      ...(twin && { [twinRef(post, twin).board]: pathToPost(twinRef(post, twin)) }),
    },
    type: 'article',
    feed: feedOf(post.kind, language),
    preview: pathToPreview(language, pageOfBoard(post.kind)),
    structuredData: isShown && dates ? [article({ origin, company, post, view, dates })] : [],
  });
}

type ArticleInput = Required<Pick<PostHeadInput, 'origin' | 'company' | 'post' | 'dates'>> & { view: PostView };

function article({ origin, company, post, view, dates }: ArticleInput) {
  const publisher = { '@type': 'Organization', name: company, url: `${origin}/${post.board}` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: view.title,
    datePublished: dates.published,
    dateModified: dates.modified,
    inLanguage: post.board,
    mainEntityOfPage: origin + pathToPost(post),
    author: publisher,
    publisher,
  };
}
