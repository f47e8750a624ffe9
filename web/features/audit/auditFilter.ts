import { useSearchParams } from 'react-router-dom';

import { auditKinds } from '@server/audit/audit.types';
import type { AuditKind } from '@server/audit/audit.types';

/** The tab of the manage page that the log is in; every address it makes names it. */
export const AUDIT_TAB = 'audit';

/** `day` is YYYY-MM-DD in Korea. */
export type AuditFilter = { kind: AuditKind | undefined; day: string | undefined; page: number };

/** Whether it is a day of the calendar: 30 February is none. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads the filter from the address; whatever makes no sense there counts as not given. */
export function filterOf(params: URLSearchParams): AuditFilter {
  const page = Number(params.get('page'));
  const day = params.get('day') ?? '';
  return {
    kind: auditKinds.find((kind) => kind === params.get('kind')),
    day: isDay(day) ? day : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The filter as the server takes it, and as the address keeps it. Another kind or day starts again on page 1. */
export function filterQuery({ kind, day, page }: AuditFilter): URLSearchParams {
  return new URLSearchParams({ ...(kind && { kind }), ...(day && { day }), ...(page > 1 && { page: String(page) }) });
}

const addressOf = (filter: AuditFilter) => new URLSearchParams([['tab', AUDIT_TAB], ...filterQuery(filter).entries()]);

/** The log's filter, kept in the address so that reload and back work. */
export function useAuditAddress() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  return {
    filter,
    changeFilter: (change: Partial<AuditFilter>) =>
      setParams((current) => addressOf({ ...filterOf(current), page: 1, ...change })),
    pageHref: (page: number) => `?${addressOf({ ...filter, page })}`,
  };
}
