import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';

import { sessionCode } from '../admin/session-code.js';

import type { AuditListDto } from './audit.dto.js';
import { StoredAuditEntry } from './audit.schema.js';
import { auditActions } from './audit.types.js';
import type { AuditAction, AuditEntry, AuditOutcome, AuditPage, AuditSubject } from './audit.types.js';

const PAGE_SIZE = 50;
const DAY = 24 * 3600 * 1000;

/** Who did what to what. Without `session` and `address` the site did it by itself. */
export type AuditNote = {
  action: AuditAction;
  session?: string;
  address?: string;
  subject?: AuditSubject | null;
};

type FoundEntry = StoredAuditEntry & { _id: Types.ObjectId };

/**
 * The log of what administrators do. Routes say it with `@Audited`; what is done without a request (a job) or before
 * there is a session calls `record`.
 */
@Injectable()
export class AuditService implements OnModuleInit {
  private readonly logger = new Logger('Audit');

  constructor(@InjectModel(StoredAuditEntry.name) private readonly entries: Model<StoredAuditEntry>) {}

  async onModuleInit(): Promise<void> {
    await this.entries.init();
  }

  /** Notes what has been done. Throws when that is not possible: what must not go unnoted waits for this. */
  async record(note: AuditNote): Promise<void> {
    await this.entries.create({ ...entryOf(note), outcome: 'done' });
  }

  /** The same, once an hour: for what screens ask for again and again. */
  async recordHourly(note: AuditNote): Promise<void> {
    const entry = { ...entryOf(note), outcome: 'done' as const };
    const { session, address, action, subject, at } = entry;
    const once = [session, address, action, subject?.id, at.toISOString().slice(0, 13)].join('/');
    await this.entries.create({ ...entry, once }).catch(ignoreTwin);
  }

  /** Notes what is about to be done, and gives the entry's id for `finish`. Throws when that is not possible. */
  async begin(note: AuditNote): Promise<Types.ObjectId> {
    const { _id } = await this.entries.create({ ...entryOf(note), outcome: 'unknown' });
    return _id;
  }

  /** Notes what became of it. The change is made or refused by now, so a failure here is only logged. */
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
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    return { items: found.map(toEntry), total, page, pageSize: PAGE_SIZE, pageCount };
  }
}

const entryOf = ({ action, session, address, subject = null }: AuditNote) => ({
  at: new Date(),
  action,
  subject,
  session: session ? sessionCode(session) : null,
  address: address ?? null,
});

/** A day where the company is. Korea has no summer time. */
function withinDay(day: string) {
  const start = new Date(`${day}T00:00:00+09:00`);
  return mongoose.trusted({ $gte: start, $lt: new Date(start.getTime() + DAY) });
}

function toEntry({ _id, at, action, outcome, subject, session, address }: FoundEntry): AuditEntry {
  return { id: String(_id), at: at.toISOString(), action, outcome, subject, session, address };
}

/** It is noted already. */
function ignoreTwin(error: unknown): void {
  const isTwin = error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
  if (!isTwin) throw error;
}
