import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';

import { sessionCode } from '../sessions/session-code.js';
import { pageOf } from '../../platform/common/page.js';
import { auditActions } from '../../../shared/admin/audit.types.js';
import type {
  AuditAction,
  AuditEntry,
  AuditOutcome,
  AuditPage,
  AuditSubject,
} from '../../../shared/admin/audit.types.js';

import type { AuditListDto } from './audit.dto.js';
import { StoredAuditEntry } from './audit.schema.js';

const PAGE_SIZE = 50;
const DAY = 24 * 3600 * 1000;

/** Without `session` and `address` the site acted. */
export type AuditNote = {
  action: AuditAction;
  session?: string;
  /** A name. */
  person?: string;
  address?: string;
  subject?: AuditSubject | null;
};

type FoundEntry = StoredAuditEntry & { _id: Types.ObjectId };

/** The activity log. Routes use `@Audited`; jobs, and sign-ins without a session, call `record`. */
@Injectable()
export class AuditService {
  private readonly logger = new Logger('Audit');

  constructor(@InjectModel(StoredAuditEntry.name) private readonly entries: Model<StoredAuditEntry>) {}

  /** Throws if it cannot be noted: what must not go unnoted waits for this. */
  async record(note: AuditNote): Promise<void> {
    await this.entries.create({ ...entryOf(note), outcome: 'done' });
  }

  /** Once an hour, for what screens poll. */
  async recordHourly(note: AuditNote): Promise<void> {
    const entry = { ...entryOf(note), outcome: 'done' as const };
    const { session, address, action, subject, at } = entry;
    const once = [session, address, action, subject?.id, at.toISOString().slice(0, 13)].join('/');
    await this.entries.create({ ...entry, once }).catch(ignoreTwin);
  }

  /** Returns the entry's id for `finish`. Throws if it cannot be noted. */
  async begin(note: AuditNote): Promise<Types.ObjectId> {
    const { _id } = await this.entries.create({ ...entryOf(note), outcome: 'unknown' });
    return _id;
  }

  /** A failure is only logged, because the change is over. */
  async finish(id: Types.ObjectId, outcome: AuditOutcome, subject: AuditSubject | null): Promise<void> {
    await this.entries
      .updateOne({ _id: id }, { outcome, subject })
      .catch((error: unknown) => this.logger.error(error, `${String(id)} keeps an unknown outcome`));
  }

  /** Newest first, 50 a page. A page beyond the end is empty. */
  async list({ kind, day, page }: AuditListDto): Promise<AuditPage> {
    const filter: QueryFilter<StoredAuditEntry> = {
      ...(kind && { action: mongoose.trusted({ $in: [...auditActions[kind]] }) }),
      ...(day && { at: withinDay(day) }),
    };
    const newestFirst = this.entries.find(filter).sort({ at: -1, _id: -1 });
    const [total, found] = await Promise.all([
      this.entries.countDocuments(filter),
      newestFirst
        .skip((page - 1) * PAGE_SIZE)
        .limit(PAGE_SIZE)
        .lean<FoundEntry[]>(),
    ]);
    return pageOf(found.map(toEntry), total, { page, pageSize: PAGE_SIZE });
  }
}

const entryOf = ({ action, session, person, address, subject = null }: AuditNote) => ({
  at: new Date(),
  action,
  subject,
  session: session ? sessionCode(session) : null,
  person: person ?? null,
  address: address ?? null,
});

/** A day in Korea, which has no summer time. */
function withinDay(day: string) {
  const start = new Date(`${day}T00:00:00+09:00`);
  return mongoose.trusted({ $gte: start, $lt: new Date(start.getTime() + DAY) });
}

function toEntry({ _id, at, action, outcome, subject, session, person, address }: FoundEntry): AuditEntry {
  return { id: String(_id), at: at.toISOString(), action, outcome, subject, session, person, address };
}

/** Noted already. */
function ignoreTwin(error: unknown): void {
  const isTwin = error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
  if (!isTwin) throw error;
}
