import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';

import { AuditService } from '../audit/audit.service.js';
import type { AuditNoun } from '../../../shared/admin/audit.types.js';
import { ClockService } from '../../platform/clock/clock.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { pageOf } from '../../platform/common/page.js';
import type { Page } from '../../../shared/words/page.types.js';
import type { Trashed } from '../../../shared/words/trash.types.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';

import { idOf, inTrash, isDue, PURGE_EVERY, TRASH_PAGE } from './trash.js';

/** The deleted documents of one collection, and what is particular about them. */
export type Bin<Stored, Found, Item extends { id: string }> = {
  /** Name of the collection in the activity log. */
  noun: AuditNoun;
  documents: Model<Stored>;
  toTrashed: (document: Found) => Item & Trashed;
  nameOf: (item: Item) => string;
  /** Removes a document that fits the filter, then its files; null where none fits. */
  remove: (filter: object) => Promise<Item | null>;
};

/** Lists deleted documents and removes them for good: when asked to, or after 30 days. */
@Injectable()
export class TrashService {
  constructor(
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
    private readonly clock: ClockService,
  ) {}

  /** Last deleted first, 20 a page. A page beyond the end is empty. */
  async list<Stored, Found, Item extends { id: string }>(
    { documents, toTrashed }: Bin<Stored, Found, Item>,
    page: number,
  ): Promise<Page<Item & Trashed>> {
    const lastFirst = documents.find(inTrash()).sort({ deletedAt: -1, _id: -1 });
    const [total, found] = await Promise.all([
      documents.countDocuments(inTrash()),
      lastFirst
        .skip((page - 1) * TRASH_PAGE)
        .limit(TRASH_PAGE)
        .lean<Found[]>(),
    ]);
    return pageOf(found.map(toTrashed), total, { page, pageSize: TRASH_PAGE });
  }

  /** Throws `not_found` when the document is not in the trash. */
  async purge<Stored, Found, Item extends { id: string }>(bin: Bin<Stored, Found, Item>, id: string): Promise<Item> {
    const item = await bin.remove({ _id: idOf(id), ...inTrash() });
    if (!item) throw new AppError('not_found');
    return item;
  }

  /** Removes documents hourly once their 30 days are over; `job` names the work in the queue. */
  async expireHourly<Stored, Found, Item extends { id: string }>(
    job: string,
    bins: readonly Bin<Stored, Found, Item>[],
  ): Promise<void> {
    this.jobs.define(job, async () => {
      for (const bin of bins) await this.expire(bin);
    });
    await this.jobs.every(PURGE_EVERY, job);
  }

  private async expire<Stored, Found, Item extends { id: string }>(bin: Bin<Stored, Found, Item>): Promise<void> {
    const { noun, documents, nameOf } = bin;
    const due = await documents.distinct('_id', isDue());
    if (!(await this.clock.mayErase(`trash of ${noun}`, due.length))) return;
    for (const _id of due) {
      const item = await bin.remove({ _id, ...isDue() });
      if (!item) continue;
      await this.audit.record({ action: 'trash.expire', subject: { noun, id: item.id, name: nameOf(item) } });
    }
  }
}
