import { auditKinds } from '@shared/admin/audit.types';
import type { AuditKind } from '@shared/admin/audit.types';

import { choiceParam, pageParam } from '@/admin/useAddress';
import type { FilterParams } from '@/admin/useAddress';

/** The tab of the manage page that the log is in; every address it makes names it. */
export const AUDIT_TAB = 'audit';

/** `day` is YYYY-MM-DD in Korea. */
export type AuditFilter = { kind: AuditKind | undefined; day: string | undefined; page: number };

/** True for a day of the calendar: 30 February is none. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const auditParams: FilterParams<AuditFilter> = {
  kind: choiceParam(auditKinds),
  day: { usual: undefined, read: (text) => (isDay(text) ? text : undefined) },
  page: pageParam,
};
