import { postPageStates } from '@server/post-view/post-view.types';
import type { PostPageData, PostPageState, PostRef, PostView } from '@server/post-view/post-view.types';
import { viewOf } from '@server/post-view/view';
import { fieldsOf } from '@server/common/records';
import { createContext, use, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { useLanguage } from '@/lib/locale';
import { twinKnown } from '@/lib/twins';

import { isMissing } from './openFailure';
import { usePostOpening } from './useOpening';

/** Data of a post's prerendered page; the browser reads it from the page. */
export const PostPageContext = createContext<PostPageData | undefined>(undefined);

/** Id of the data block of a post's page. */
export const POST_DATA_ID = 'post-data';

/** The data that the server wrote into the page for this post; whatever else stands there counts as none. */
export function readPostData({ kind, board, id }: PostRef, text: string): PostPageData | undefined {
  const data = fieldsOf(parsed(text));
  const state = postPageStates.find((each) => each === data.state);
  const isOfPost = data.kind === kind && data.board === board && data.id === id;
  if (!isOfPost || !state) return undefined;
  const post = isView(data.post) ? data.post : null;
  const hasView = state === 'open' || state === 'locked';
  const twin = isText(data.twin) ? data.twin : null;
  return hasView === (post !== null) ? { kind, board, id, state, post, twin } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isView(value: unknown): value is PostView {
  const { title, fullTitle, date, category, isProtected, tender, content, files } = fieldsOf(value);
  const areTexts = [title, fullTitle, date, category, content].every(isText);
  const areSound = (tender === null || isTender(fieldsOf(tender))) && areAll(files, isFile);
  return areTexts && typeof isProtected === 'boolean' && areSound;
}

type Fields = ReturnType<typeof fieldsOf>;

const isText = (value: unknown): value is string => typeof value === 'string';

const areAll = (list: unknown, isOne: (fields: Fields) => boolean) =>
  Array.isArray(list) && list.map(fieldsOf).every(isOne);

/** Of this site only, whatever the block says. */
const isOwn = (url: unknown, start: string) => isText(url) && url.startsWith(start);

const isFile = ({ url, name, size, isPdf }: Fields) =>
  isOwn(url, '/api/') && isText(name) && isText(size) && typeof isPdf === 'boolean';

const isTender = ({ change, lines, calendarUrl, notices }: Fields) =>
  (change === null || isChange(fieldsOf(change))) &&
  areAll(lines, isLine) &&
  (calendarUrl === null || isOwn(calendarUrl, '/api/')) &&
  areAll(notices, isNotice);

const isLine = ({ name, value, url, closing }: Fields) =>
  isText(name) &&
  isText(value) &&
  (url === '' || isOwn(url, 'tel:')) &&
  (closing === null || isClosing(fieldsOf(closing)));

const isClosing = ({ closesAt, isClosed, mark, left }: Fields) =>
  typeof isClosed === 'boolean' && [closesAt, mark, left].every(isText);

const isChange = ({ words, url, title, language }: Fields) => [words, title, language].every(isText) && isOwn(url, '/');

const isNotice = ({ url, title, language, about }: Fields) => isOwn(url, '/') && [title, language, about].every(isText);

/** Later visits to the post load its present state. */
let isTaken = false;

function sentData(ref: PostRef): PostPageData | undefined {
  const block = isTaken ? null : document.getElementById(POST_DATA_ID);
  return block ? readPostData(ref, block.textContent) : undefined;
}

export type PostPage = { state: PostPageState | 'opening'; view: PostView | undefined };

/**
 * A post on its page: as the server sent it, then as it is opened, which counts it. The sent post stays on screen when
 * it cannot be opened for want of a connection. Use it under a key of the post.
 */
export function usePostPage(ref: PostRef) {
  const language = useLanguage();
  const prerendered = use(PostPageContext);
  const [sent] = useState(() => prerendered ?? sentData(ref));
  useEffect(() => {
    isTaken = true;
  }, []);
  const place = { kind: ref.kind, board: ref.board };
  const { post, error, isLocked, ...opening } = usePostOpening(
    place,
    ref.id,
    sent?.state === 'locked',
    sent?.state === 'missing',
  );
  const dispatch = useDispatch();
  const twin = (post ?? sent)?.twin;
  const { kind, board, id } = ref;
  useEffect(() => {
    if (twin !== undefined) dispatch(twinKnown({ post: { kind, board, id }, twin }));
  }, [dispatch, kind, board, id, twin]);
  const page = (): PostPage => {
    if (post) return { state: 'open', view: viewOf(post, ref, language) };
    const shown = sent?.post ?? undefined;
    if (isMissing(error)) return { state: 'missing', view: undefined };
    if (isLocked) return { state: 'locked', view: shown && { ...shown, tender: null, content: '', files: [] } };
    if (sent && sent.state !== 'failed') return { state: sent.state, view: shown };
    return { state: error || sent ? 'failed' : 'opening', view: undefined };
  };
  return { ...page(), ...opening, error, wasSent: sent !== undefined };
}
