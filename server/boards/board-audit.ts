import type { AuditSubject } from '../audit/audit.types.js';
import { idIn } from '../audit/audited.js';
import type { Params } from '../audit/audited.js';

import { boardNames } from './boards.types.js';
import type { BoardKind } from './boards.types.js';

/** What the log says of a post of this kind of board. */
export const postAs =
  (kind: BoardKind) =>
  (params: Params, post?: { id: string; title: string }): AuditSubject | null => {
    const board = boardNames.find((name) => name === params.board);
    return board ? { noun: `${kind}/${board}`, id: post?.id ?? idIn(params), name: post?.title ?? null } : null;
  };
