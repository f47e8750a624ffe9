import { setTimeout as sleep } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, Types } from 'mongoose';

import { AuditService } from '../../access/audit/audit.service.js';
import { allBoards, collectionName } from '../boards/collections.js';
import { TwinsService } from '../translations/twins.service.js';
import { ClockService } from '../../platform/clock/clock.service.js';

import { StoredDraft } from './drafts.schema.js';
import { DraftsService } from './drafts.service.js';

/** Between two looks for drafts that are due: ms. */
const LOOK = 1000;
/** Published with one look at most. */
const MOST = 50;

const isDue = () => ({ publishAt: mongoose.trusted({ $lte: new Date() }) });

/**
 * Publishes drafts at their time. The time in the draft is all there is to be remembered: a draft whose time came while no
 * server ran is due at the next start, and of several servers only one finds the draft in its transaction.
 * A clock that is not trusted publishes nothing.
 */
@Injectable()
export class PublishingService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Publishing');
  private isEnding = false;

  constructor(
    @InjectModel(StoredDraft.name) private readonly drafts: Model<StoredDraft>,
    private readonly service: DraftsService,
    private readonly twins: TwinsService,
    private readonly audit: AuditService,
    private readonly clock: ClockService,
  ) {}

  onApplicationBootstrap(): void {
    void this.watch();
  }

  onModuleDestroy(): void {
    this.isEnding = true;
  }

  private async watch(): Promise<void> {
    let isFailing = false;
    for (; !this.isEnding; await sleep(LOOK, undefined, { ref: false })) {
      try {
        const due = await this.drafts.find(isDue(), 'board').sort({ publishAt: 1 }).limit(MOST).lean();
        if (due.length > 0 && (await this.clock.isTrusted())) for (const draft of due) await this.publish(draft);
        isFailing = false;
      } catch (error) {
        // Once for all looks that fail for the same reason.
        if (!isFailing && !this.isEnding) this.logger.error(error, 'drafts that are due are not published');
        isFailing = true;
      }
    }
  }

  private async publish({ _id, board: name }: { _id: Types.ObjectId; board: string }): Promise<void> {
    const board = allBoards.find((each) => collectionName(each) === name);
    if (!board) return;
    const post = await this.twins.write(board, (session) => this.service.publish(board, { _id, ...isDue() }, session));
    if (!post) return;
    const subject = { noun: `${board.kind}/${board.name}` as const, id: String(post._id), name: post.title };
    await this.audit.record({ action: 'post.publish', subject });
  }
}
