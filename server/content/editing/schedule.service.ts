import { setTimeout as sleep } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { AuditService } from '../../access/audit/audit.service.js';
import { ClockService } from '../../platform/clock/clock.service.js';
import type { DocumentName } from '../../../shared/content/content.types.js';

import { isPassing } from './document.presenter.js';
import { subjectOf } from './audit.js';
import { StoredContent } from './content.schema.js';
import { ContentPublishingService } from './document-publishing.service.js';

/** Between two looks for documents that are due, and after one at which something has failed that may pass: ms. */
const LOOK = 1000;
const PAUSE = 30_000;

/**
 * Publishes documents of content at their time. The time in the record is all there is to be remembered, as with drafts of
 * posts; of several servers the one that has the lock finds it.
 */
@Injectable()
export class ContentScheduleService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('ContentSchedule');
  private readonly ending = new AbortController();

  constructor(
    @InjectModel(StoredContent.name) private readonly records: Model<StoredContent>,
    private readonly publishing: ContentPublishingService,
    private readonly audit: AuditService,
    private readonly clock: ClockService,
  ) {}

  onApplicationBootstrap(): void {
    void this.watch();
  }

  onModuleDestroy(): void {
    this.ending.abort();
  }

  private async watch(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      let pause = LOOK;
      try {
        const isDue = { 'scheduled.at': mongoose.trusted({ $lte: new Date() }), 'scheduled.isRefused': false };
        const due = await this.records.find(isDue, '_id').lean<StoredContent[]>();
        const isTrusted = due.length === 0 || (await this.clock.isTrusted());
        for (const { _id } of due) if (!isTrusted || !(await this.tried(_id))) pause = PAUSE;
      } catch (error) {
        if (!signal.aborted) this.logger.error(error, 'content that is due is not found');
        pause = PAUSE;
      }
      await sleep(pause, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** False where it is to be tried again; one that fails keeps no other from its time. */
  private async tried(name: DocumentName): Promise<boolean> {
    try {
      return await this.publish(name);
    } catch (error) {
      if (!this.ending.signal.aborted) this.logger.error(error, `content that is due is not published: ${name}`);
      return false;
    }
  }

  private async publish(name: DocumentName): Promise<boolean> {
    const result = await this.publishing.publishDue(name);
    if (!result) return true;
    if (isPassing(result)) {
      this.logger.warn({ document: name, ...result }, 'content that is due could not be rendered');
      return false;
    }
    const note = { action: 'content.publish', subject: subjectOf(name) } as const;
    if (result.isPublished) await this.audit.record(note);
    else await this.audit.finish(await this.audit.begin(note), 'failed', note.subject);
    return true;
  }
}
