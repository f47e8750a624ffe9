import type { BoardKind, BoardName } from '../boards/boards.types.js';
import type { Page } from '../common/page.types.js';

/** Everything that is noted, by the kind that the list is filtered by. */
export const auditActions = {
  access: ['login', 'login.failed', 'logout', 'password.change'],
  quotes: ['quotes.list', 'quote.read', 'quotes.export', 'quote.change', 'quote.resend', 'quote.expire'],
  people: ['person.find', 'person.export', 'person.erase'],
  posts: ['post.create', 'post.change', 'post.delete'],
  certificates: [
    'certificate.create',
    'certificate.change',
    'certificate.delete',
    'certificates.seed',
    'certificates.order',
  ],
  trash: ['trash.restore', 'trash.purge', 'trash.expire'],
  settings: ['settings.change'],
  audit: ['audit.read'],
} as const;

export type AuditKind = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditKind][number];

export const auditKinds = Object.keys(auditActions) as AuditKind[]; // Object.keys forgets the literal keys

/** `failed`: refused, nothing was changed; `unknown`: begun, and what became of it was not noted any more. */
export const auditOutcomes = ['done', 'failed', 'unknown'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** The list that something is in: a board by kind and language, or the certificates, the quote requests, the data of a person. */
export type AuditNoun = `${BoardKind}/${BoardName}` | 'certificates' | 'quotes' | 'people';

/** What something was done to. */
export type AuditSubject = {
  noun: AuditNoun;
  /** Null for something new that did not come to be. */
  id: string | null;
  /**
   * As it was then: title of a post, name of a certificate; of a quote request the reference and nothing else, of a
   * person the masked address.
   */
  name: string | null;
};

/** One line of the log. */
export type AuditEntry = {
  id: string;
  at: string;
  action: AuditAction;
  outcome: AuditOutcome;
  subject: AuditSubject | null;
  /** The first characters of the session's id; null without a session. */
  session: string | null;
  /** Null for what the site did by itself. */
  address: string | null;
};

export type AuditPage = Page<AuditEntry>;
