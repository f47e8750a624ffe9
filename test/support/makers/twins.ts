import type { AdminPost, BoardKind } from '../../../shared/posts/boards.types.js';

import { boardAt } from './boards.js';
import type { Fields } from './boards.js';

export type Side = 'ko' | 'en';
export type Pair = Record<Side, AdminPost>;

/** Of a post without a twin. */
export const alone = { twin: null, twinState: null };

/** Posts of both languages, and how they stand beside each other. */
export function twinsAt(site: { url: string }, token: string, kind: BoardKind = 'posts') {
  const at = (board: Side | 'legacy', server = site) => boardAt(server, kind, board, token);
  const add = async (board: Side, fields: Fields = {}) => (await at(board).add(fields)).body;
  const standing = async (board: Side, id: string) => {
    const { twin, twinState } = (await at(board).read(id)).body;
    return { twin, twinState };
  };
  return {
    at,
    add,
    standing,
    /** A Korean post and its English translation, both new. */
    addPair: async (ko: Fields = {}, en: Fields = {}): Promise<Pair> => {
      const original = await add('ko', ko);
      return { ko: original, en: await add('en', { ...en, twin: original.id }) };
    },
    /** Of the Korean and of the English post. */
    states: async ({ ko, en }: Pair) =>
      [(await standing('ko', ko.id)).twinState, (await standing('en', en.id)).twinState].join(' '),
  };
}
