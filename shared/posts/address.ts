import { languages } from '../words/localized.types.js';
import type { Language } from '../words/localized.types.js';

import { boardKinds } from './boards.types.js';
import type { PostRef, VisitorBoard } from './post-view.types.js';

/** The address of a board's feed. */
export const pathToFeed = ({ kind, board }: VisitorBoard): string => `/${board}/${kind}/feed.xml`;

/** In the address of a post that is shown in the other language's frame: the language of its board. */
const BOARD_PARAMETER = 'in';

/** The address of a post's page, in the language of its board unless another one is asked for. */
export function pathToPost({ kind, board, id }: PostRef, language: Language = board): string {
  const query = language === board ? '' : `?${BOARD_PARAMETER}=${board}`;
  return `/${language}/${kind}/${encodeURIComponent(id)}${query}`;
}

/** The translation of a post, by its id. */
export const twinRef = ({ kind, board }: VisitorBoard, id: string): PostRef => ({
  kind,
  board: board === 'ko' ? 'en' : 'ko',
  id,
});

/** Address of a post in the other language: its translation, or itself in the frame of that language. */
export function pathToOther(post: PostRef, twin: string | null | undefined): string {
  return twin ? pathToPost(twinRef(post, twin)) : pathToPost(post, post.board === 'ko' ? 'en' : 'ko');
}

/** The post whose page has this address; undefined where it is no such address. */
export function postAt({ pathname, search }: { pathname: string; search: string }): PostRef | undefined {
  const [, prefix, board, id, ...rest] = pathname.replace(/\/+$/, '').split('/');
  const language = languages.find((each) => each === prefix);
  const kind = boardKinds.find((each) => each === board);
  if (!language || !kind || !id || rest.length > 0) return undefined;
  const asked = new URLSearchParams(search).get(BOARD_PARAMETER);
  return { kind, board: languages.find((each) => each === asked) ?? language, id: decoded(id) };
}

/** An address that somebody has typed may be no valid one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
