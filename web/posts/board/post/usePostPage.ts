import { createContext, use, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { PostPageData, PostPageState, PostRef, PostView } from '@shared/posts/post-view.types';
import { viewOf } from '@shared/posts/view';

import { useLanguage } from '@/lib/locale';
import { twinKnown } from '@/lib/twins';

import { isMissing } from './openFailure';
import { usePostOpening } from './useOpening';

/** Data of a post's prerendered page; the browser reads it from the page. */
export const PostPageContext = createContext<PostPageData | undefined>(undefined);

/** Id of the data block of a post's page. */
export const POST_DATA_ID = 'post-data';

/** Later visits to the post load its present state. */
let isTaken = false;

/** The data that the server wrote into the page for this post. */
function sentData({ kind, board, id }: PostRef): PostPageData | undefined {
  const block = isTaken ? null : document.getElementById(POST_DATA_ID);
  if (!block) return undefined;
  const data: PostPageData = JSON.parse(block.textContent);
  return data.kind === kind && data.board === board && data.id === id ? data : undefined;
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
