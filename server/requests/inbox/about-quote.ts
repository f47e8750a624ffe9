import type { AuditSubject } from '../../../shared/admin/audit.types.js';
import { idIn } from '../../access/audit/audited.js';
import type { Params } from '../../access/audit/audited.js';

/** Log entry about a request: the reference and nothing else of it. */
export const aboutQuote = (params: Params, quote?: { reference: string }): AuditSubject => ({
  noun: 'quotes',
  id: idIn(params),
  name: quote?.reference ?? null,
});
