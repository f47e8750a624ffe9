import type { AuditSubject } from '../../../shared/admin/audit.types.js';
import type { Params } from '../../access/audit/audited.js';
import { fieldsOf } from '../../../shared/words/records.js';

/** As many references as the log names. */
const NAMED = 20;

/** An e-mail address that can be recognized, but not read: `j…@e….com`. */
export function masked(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [first = ''] = local;
  const [start = ''] = domain;
  return `${first}…@${start}…${domain.slice(domain.lastIndexOf('.'))}`;
}

const emailIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string' ? body.email : '';

/** Log entry about a person's data: the address masked, and the requests by their references. */
export function aboutPerson(
  _: Params,
  found?: { requests: readonly unknown[] } | { references: readonly string[] },
  body?: unknown,
): AuditSubject | null {
  const email = emailIn(body).trim();
  if (!email.includes('@')) return null;
  const references = found ? referencesIn(found) : [];
  const named = references.slice(0, NAMED).join(', ') + (references.length > NAMED ? ' …' : '');
  return { noun: 'people', id: null, name: [masked(email), named].filter(Boolean).join(': ') };
}

function referencesIn(found: { requests: readonly unknown[] } | { references: readonly string[] }): readonly string[] {
  if ('references' in found) return found.references;
  return found.requests.map((request) => String(fieldsOf(request).reference));
}
