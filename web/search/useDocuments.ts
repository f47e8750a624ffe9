import type { BoardKind, PostPage } from '@shared/posts/boards.types';

import { useLanguage } from '@/lib/locale';
import { useTypingPause } from '@/lib/useTypingPause';

import { useFoundPostsQuery } from './searchApi';

/** The server is asked after a pause in typing of this length: ms. */
const TYPING_PAUSE = 200;

/** One Latin letter or a bare Korean initial is in nearly every document. */
const isWorthAsking = (query: string) => /[가-힣]|[^ㄱ-ㅎㅏ-ㅣ]{2}/.test(query);

type Documents = {
  /** Results of each board; empty while nothing is known. */
  boards: readonly { kind: BoardKind; page: PostPage }[];
  isPending: boolean;
  hasFailed: boolean;
};

/** The documents of the page's language in which the text stands. Answers to earlier texts are left aside. */
export function useDocuments(query: string): Documents {
  const board = useLanguage();
  const asked = useTypingPause(query, TYPING_PAUSE);

  const isAsked = asked === query && isWorthAsking(query);
  const options = { skip: !isAsked, refetchOnMountOrArgChange: true };
  const posts = useFoundPostsQuery({ kind: 'posts', board, q: asked }, options);
  const procurement = useFoundPostsQuery({ kind: 'e-procurement', board, q: asked }, options);
  const answers = [
    { kind: 'posts' as const, page: posts.currentData },
    { kind: 'e-procurement' as const, page: procurement.currentData },
  ];
  const isFetching = posts.isFetching || procurement.isFetching;
  return {
    boards: isAsked ? answers.flatMap(({ kind, page }) => (page ? [{ kind, page }] : [])) : [],
    isPending: isWorthAsking(query) && (!isAsked || isFetching),
    hasFailed: isAsked && !isFetching && (posts.isError || procurement.isError),
  };
}
