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

  /** Sends a test. Once the receiver takes it, what was given up waits again. */
  async test(): Promise<WebhookAnswer> {
    const timestamp = new Date().toISOString();
    const answer = await this.receiver.send(randomUUID(), { type: 'test', timestamp, data: {} });
    if (answer.outcome === 'accepted') await this.takeUp();
    return answer;
  }

  private async takeUp(): Promise<void> {
    const change = { 'announcements.$[lost].delivery.state': 'retrying', 'announcements.$[lost].delivery.attempts': 0 };
    const arrayFilters = [{ 'lost.delivery.state': 'failed' }];
    const those = { 'announcements.delivery.state': 'failed' };
    await this.quotes.updateMany(those, { $set: change }, { arrayFilters, timestamps: false });
  }

  private async sweep(): Promise<void> {
    const those = { 'announcements.delivery.state': mongoose.trusted({ $in: pending }) };
    for (const { _id } of await this.quotes.find(those, { _id: 1 }).lean()) await this.enqueue(String(_id));
  }

  /**
   * Sends what waits, oldest first, as the request is now: an erased one is told of no more. A refusal does not hold
   * up the others. Throws to be called again.
   */
  private async deliver(quoteId: string): Promise<void> {
    const refused = new Map<string, Error>();
    for (;;) {
      const quote = await this.quotes.findById(quoteId).lean<FoundQuote>();
      const next = quote?.announcements?.find((each) => isPending(each) && !refused.has(each.delivery.messageId));
      if (!quote || !next || !this.receiver.host) break;
      const refusal = await this.send(quote, next);
      if (refusal) refused.set(next.delivery.messageId, refusal);
    }
    for (const refusal of refused.values()) throw refusal;
  }

  /** Returns the receiver's refusal if it is to be tried again. Throws where nobody answers. */
  private async send(quote: FoundQuote, announcement: StoredAnnouncement): Promise<Error | undefined> {
    const { type, delivery } = announcement;
    const attempts = delivery.attempts + 1;
    const { outcome, answer } = await this.receiver.send(
      delivery.messageId,
      payloadOf(quote, announcement, this.config),
    );
    if (outcome === 'accepted') {
      await this.note(quote, { ...delivery, state: 'sent', attempts, lastError: null, sentAt: new Date() });
      return undefined;
    }
    const state = attempts >= MOST_ATTEMPTS ? 'failed' : 'retrying';
    await this.note(quote, { ...delivery, state, attempts, lastError: answer });
    const failure = `${quote.reference}: ${type} not taken (attempt ${attempts}): ${answer}`;
    this.logger.warn(failure);
    if (state === 'failed') return undefined;
    if (outcome === 'refused') return new Error(failure);
    throw new Error(failure);
  }

  private async note({ _id }: FoundQuote, delivery: StoredDelivery): Promise<void> {
    // Another process may have had it taken meanwhile.
    const open = { 'delivery.messageId': delivery.messageId, 'delivery.state': { $in: pending } };
    const those = { _id, announcements: mongoose.trusted({ $elemMatch: open }) };
    // No edit of the request: administrators' changes are told apart by updatedAt.
    await this.quotes.updateOne(those, { 'announcements.$.delivery': delivery }, { timestamps: false });
  }
}
