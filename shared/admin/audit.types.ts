import type { BoardKind, BoardName } from '../posts/boards.types.js';
import type { Page } from '../words/page.types.js';
import { keysOf } from '../words/records.js';

/** By the kind that the list is filtered by. */
export const auditActions = {
  access: ['login', 'login.failed', 'logout', 'password.change', 'factor.change', 'session.end'],
  accounts: [
    'account.invite',
    'account.change',
    'account.link',
    'account.remove',
    'account.sessions',
    'accounts.switch',
  ],
  quotes: [
    'quotes.list',
    'quote.read',
    'quote.file',
    'quotes.export',
    'quote.change',
    'quote.resend',
    'quote.answer',
    'quote.quotation',
    'quote.lost',
    'quote.attach',
    'quotes.quotations',
    'quote.merge',
    'quote.split',
    'quote.expire',
  ],
  people: ['person.find', 'person.export', 'person.erase'],
  posts: [
    'post.create',
    'post.change',
    'post.delete',
    'post.pair',
    'post.unpair',
    'post.compare',
    'post.publish',
    'post.withdraw',
    'draft.create',
    'draft.change',
    'draft.delete',
  ],
  certificates: [
    'certificate.create',
    'certificate.change',
    'certificate.delete',
    'certificates.seed',
    'certificates.order',
  ],
  content: ['content.publish', 'content.unschedule', 'content.discard', 'content.restore'],
  pictures: ['picture.create', 'picture.change'],
  trash: ['trash.restore', 'trash.purge', 'trash.expire'],
  settings: [
    'settings.change',
    'holidays.change',
    'mail.test',
    'webhook.test',
    'clock.trust',
    'samples.fill',
    'samples.remove',
  ],
  audit: ['audit.read'],
} as const;

export type AuditKind = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditKind][number];

export const auditKinds = keysOf(auditActions);

/** `failed`: refused, nothing changed; `unknown`: begun, its end was not noted. */
export const auditOutcomes = ['done', 'failed', 'unknown'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

export type AuditNoun =
  | `${BoardKind}/${BoardName}`
  | 'accounts'
  | 'certificates'
  | 'content'
  | 'pictures'
  | 'quotes'
  | 'people';

export type AuditSubject = {
  noun: AuditNoun;
  /** Null for something new that was not created. */
  id: string | null;
  /** The title or name at that time; of a quote request the reference only, of a person the masked address. */
  name: string | null;
};

export type AuditEntry = {
  id: string;
  at: string;
  action: AuditAction;
  outcome: AuditOutcome;
  subject: AuditSubject | null;
  /** The first characters of the id; null without a session. */
  session: string | null;
  /** The person's name at that time; null under the shared password. */
  person: string | null;
  /** Null for an action of the site. */
  address: string | null;
};

export type AuditPage = Page<AuditEntry>;
