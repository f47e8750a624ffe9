import type { AuditSubject } from '../../../shared/admin/audit.types.js';
import { idIn } from '../../access/audit/audited.js';
import type { Params } from '../../access/audit/audited.js';

import { boardOf } from './collections.js';

export function aboutPost(
  params: Params,
  post: { id: string; title: string } | undefined,
  _body: unknown,
  route: string,
): AuditSubject | null {
  const board = boardOf(route, params);
  return board
    ? { noun: `${board.kind}/${board.name}`, id: post?.id ?? idIn(params), name: post?.title ?? null }
    : null;
}
