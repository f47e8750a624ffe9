import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import type { WebhookAnswer, WebhookState } from '../../../shared/admin/webhook.types.js';
import type { AnnouncementType } from '../../../shared/requests/announcements.types.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { ReceiverService } from '../../platform/webhook/receiver.service.js';
import { Quote, toDelivery } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredAnnouncement, StoredDelivery, StoredQuote } from '../intake/quotes.schema.js';
import { MOST_ATTEMPTS, pending } from '../letters/letters.service.js';

import { payloadOf } from './payload.js';

const ANNOUNCE = 'webhook';
const SWEEP = 'webhook-sweep';
/** Announcements whose job got lost in a crash are found this often: s. */
const SWEEP_EVERY = 60;

const isPending = ({ delivery }: StoredAnnouncement) => pending.includes(delivery.state);

/** Announces requests to the company's own system, and keeps the state of each announcement with its request. */
@Injectable()
export class WebhookService implements OnModuleInit {
  private readonly logger = new Logger('Webhook');

  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly receiver: ReceiverService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define<{ quoteId: string }>(ANNOUNCE, ({ quoteId }) => this.deliver(quoteId));
    this.jobs.define(SWEEP, () => this.sweep());
    if (this.receiver.host) await this.jobs.every(SWEEP_EVERY, SWEEP);
  }

  /** To be stored in the same step as what it tells of, e.g. an entry of the history; undefined without a receiver. */
  announcement(type: AnnouncementType, entry: string | null = null): StoredAnnouncement | undefined {
    if (!this.receiver.host) return undefined;
    const delivery = { state: 'queued', attempts: 0, lastError: null, sentAt: null, messageId: randomUUID() } as const;
    return { type, entry, at: new Date(), delivery };
  }

  /** Has the stored announcements of a request sent; those whose job cannot be added now are found by the next sweep. */
  async enqueue(quoteId: string): Promise<void> {
    if (!this.receiver.host) return;
    await this.jobs.add(ANNOUNCE, { quoteId }).catch((error: unknown) => this.logger.warn(error));
  }

  async state(): Promise<WebhookState> {
    const count = (states: string[]) => ({ $sum: { $cond: [{ $in: ['$delivery.state', states] }, 1, 0] } });
    const [found] = await this.quotes.aggregate<{ waiting: number; failed: number; last: StoredDelivery }>([
      { $unwind: '$announcements' },
      { $replaceRoot: { newRoot: '$announcements' } },
      { $sort: { at: 1 } },
      { $group: { _id: null, waiting: count(pending), failed: count(['failed']), last: { $last: '$delivery' } } },
    ]);
    const { waiting = 0, failed = 0, last } = found ?? {};
    return { host: this.receiver.host, waiting, failed, last: last ? toDelivery(last) : null };
  }

  test(): Promise<WebhookAnswer> {
    return this.receiver.send(randomUUID(), { type: 'test', timestamp: new Date().toISOString(), data: {} });
  }

  private async sweep(): Promise<void> {
    const those = { 'announcements.delivery.state': mongoose.trusted({ $in: pending }) };
    for (const { _id } of await this.quotes.find(those, { _id: 1 }).lean()) await this.enqueue(String(_id));
  }

  /** Sends what waits, oldest first, as the request is now: an erased one is told of no more. Throws to be called again. */
  private async deliver(quoteId: string): Promise<void> {
    for (;;) {
      const quote = await this.quotes.findById(quoteId).lean<FoundQuote>();
      const next = quote?.announcements?.find(isPending);
      if (!quote || !next || !this.receiver.host) return;
      await this.send(quote, next);
    }
  }

  private async send(quote: FoundQuote, announcement: StoredAnnouncement): Promise<void> {
    const { type, delivery } = announcement;
    const attempts = delivery.attempts + 1;
    const { outcome, answer } = await this.receiver.send(
      delivery.messageId,
      payloadOf(quote, announcement, this.config),
    );
    if (outcome === 'accepted') {
      await this.note(quote, { ...delivery, state: 'sent', attempts, lastError: null, sentAt: new Date() });
      return;
    }
    const state = attempts >= MOST_ATTEMPTS ? 'failed' : 'retrying';
    await this.note(quote, { ...delivery, state, attempts, lastError: answer });
    const failure = `${quote.reference}: ${type} not taken (attempt ${attempts}): ${answer}`;
    this.logger.warn(failure);
    if (state === 'retrying') throw new Error(failure);
  }

  private async note({ _id }: FoundQuote, delivery: StoredDelivery): Promise<void> {
    const those = { _id, 'announcements.delivery.messageId': delivery.messageId };
    // No edit of the request: administrators' changes are told apart by updatedAt.
    await this.quotes.updateOne(those, { 'announcements.$.delivery': delivery }, { timestamps: false });
  }
}
