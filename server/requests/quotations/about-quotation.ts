import { idIn } from '../../access/audit/audited.js';
import type { AuditSubject } from '../../../shared/admin/audit.types.js';
import type { Params } from '../../access/audit/audited.js';

const about = (params: Params, name: string | null): AuditSubject => ({ noun: 'quotes', id: idIn(params), name });

/** Log entry about a quotation: its number, which begins with the reference of its request. */
export const aboutNumber = (params: Params, made?: { number: string }): AuditSubject =>
  about(params, made?.number ?? null);

/** The same, by the name of its PDF. */
export const aboutPdf = (params: Params, file?: { name: string }): AuditSubject =>
  about(params, file?.name.replace(/\.pdf$/, '') ?? null);
