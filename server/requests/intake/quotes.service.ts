import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

import { SettingsService } from '../../access/settings/settings.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { recordOf } from '../../../shared/words/records.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';
import { searchable } from '../../../shared/words/searchable.js';
import type { Config } from '../../platform/config.js';
import { SiteService } from '../../site/site.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { senderFields, quoteFields } from '../../../shared/questionnaire/places.js';
import { productIds } from '../../../shared/questionnaire/product-ids.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { productNames } from '../../../shared/questionnaire/products.text.js';
import { RequestFilesService } from '../files/request-files.service.js';
import { QuoteLettersService } from '../letters/letters.service.js';
import { WebhookService } from '../webhook/webhook.service.js';
import type { QuoteReceipt } from '../../../shared/requests/quotes.types.js';

import { contentHashOf } from './content-hash.js';
import { calculationOf } from './calculation.js';
import { RequestLinkService } from './link.service.js';
import type { CreateQuoteDto } from './quotes.dto.js';
import { Counter, Quote } from './quotes.schema.js';
import type { StoredPrivacy, StoredQuote } from './quotes.schema.js';
import { ReplyClockService } from './reply-clock.service.js';
import { senderKeysOf } from './sender-keys.js';
import { koreanYear, referenceOf } from './reference.js';

const HOUR = 3600;
/** Longest wait for a majority of the database's members: ms. */
const MAJORITY_WITHIN = 4_000;

type ReceivedQuote = Pick<StoredQuote, 'reference' | 'language'> & { _id: Types.ObjectId };

export type Sender = { address: string; language: Language; idempotencyKey?: string };

/** Searched text of a request: reference, sender, project, and its products in both languages. */
function searchTextOf(reference: string, fields: QuoteFields, products: readonly ProductId[]): string {
  const sender = senderFields.map((field) => fields[field]);
  return searchable([reference, ...sender, ...products.flatMap((id) => Object.values(productNames[id]))].join('\n'));
}

/** Takes in quote requests: stored first, then queued as letters. */
@Injectable()
export class QuotesService {
  private readonly logger = new Logger('Quotes');
  /** Requests taken by this process since its start, without repeats and spam. */
  accepted = 0;
  private readonly perAddress: RateLimit;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @InjectModel(Counter.name) private readonly counters: Model<Counter>,
    @Inject(CONFIG) private readonly config: Config,
    rateLimits: RateLimitService,
    private readonly settings: SettingsService,
    private readonly letters: QuoteLettersService,
    private readonly links: RequestLinkService,
    private readonly files: RequestFilesService,
    private readonly site: SiteService,
    private readonly clock: ReplyClockService,
    private readonly webhook: WebhookService,
  ) {
    this.perAddress = rateLimits.limit('quotes', config.quotesPerHour, HOUR);
  }

  /**
   * Stores the request with its files once per idempotency key; the same key with another content is a conflict. Throws
   * `validation_failed` without the consent that the site asks for, and if one of the files cannot be had.
   */
  async create(dto: CreateQuoteDto, sender: Sender): Promise<QuoteReceipt> {
    const language = dto.language ?? sender.language;
    const privacy = this.privacyOf(dto, language);
    const fields: QuoteFields = recordOf(quoteFields.map((field) => [field, dto[field] ?? '']));
    const products = productIds.filter((id) => dto.products?.includes(id));
    const contentHash = contentHashOf({ ...fields, products, files: dto.files });
    const idempotencyKey = sender.idempotencyKey ?? randomUUID();
    // A key that was made just now has no earlier request.
    const earlier = sender.idempotencyKey ? await this.receiptOf(idempotencyKey, contentHash, 'majority') : undefined;
    if (earlier) return earlier;
    await this.perAddress.count(sender.address);
    const isSpam = Boolean(dto.website);
    const announcement = isSpam ? undefined : this.webhook.announcement('request.received');
    const [{ quoteConfirmation }, dueAt, reference] = await Promise.all([
      this.settings.get(),
      this.clock.dueAfter(new Date()),
      this.nextReference(),
    ]);
    try {
      // Files sent by robots are left to expire.
      const quote = await this.store(isSpam ? [] : (dto.files ?? []), {
        ...fields,
        products,
        reference,
        language,
        privacy,
        status: isSpam ? 'spam' : 'new',
        closedAt: isSpam ? new Date() : null,
        dueAt: isSpam ? null : dueAt,
        senderKeys: senderKeysOf(fields.email),
        deliveries: {
          office: this.letters.delivery(isSpam ? 'off' : 'queued'),
          confirmation: this.letters.delivery(isSpam || !quoteConfirmation ? 'off' : 'queued'),
        },
        ...(announcement && { announcements: [announcement] }),
        searchText: searchTextOf(reference, fields, products),
        idempotencyKey,
        contentHash,
        calculation: calculationOf(fields),
        page: dto.page !== undefined && this.site.hasPublicPage(dto.page) ? dto.page : null,
      });
      if (!isSpam) {
        this.accepted += 1;
        await this.enqueue(quote.id);
        await this.webhook.enqueue(quote.id);
      }
      return this.receipt(quote);
    } catch (error) {
      // Two requests with one key at the same moment: the other one was first.
      const isTwin = error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
      const twin = isTwin ? await this.receiptOf(idempotencyKey, contentHash, 'linearizable') : undefined;
      if (twin) return twin;
      throw error;
    }
  }

  /** With its files or not at all. A request without any needs no transaction. */
  private async store(
    files: readonly string[],
    request: Partial<StoredQuote>,
  ): Promise<ReceivedQuote & { id: string }> {
    if (files.length === 0) return this.quotes.create(request);
    return inTransaction(this.connection, async (session) => {
      // First, so that a twin of this request fails as one, and not for want of its files.
      const [quote] = await this.quotes.create([request], { session });
      if (!quote) throw new Error('No request was made.');
      await this.files.claim(files, quote._id, session);
      return quote;
    });
  }

  /** A page that was loaded under the other basis is taken at its word: a consent counts. */
  private privacyOf({ consent = false, privacyVersion }: CreateQuoteDto, language: Language): StoredPrivacy {
    const { privacyBasis, quoteRetentionDays } = this.config;
    if (privacyBasis === 'consent' && !consent)
      throw new AppError('validation_failed', { fields: { consent: 'required' } });
    return {
      basis: consent ? 'consent' : 'pre-contract',
      at: new Date(),
      language,
      // A server of another version may have sent the page: what it showed is not known here, and the request stays.
      version: this.site.knowsPolicy(privacyVersion) ? privacyVersion : null,
      retentionDays: quoteRetentionDays,
    };
  }

  private receipt({ _id, reference, language }: ReceivedQuote): QuoteReceipt {
    const received = `Your quote request has been received as ${reference}.`;
    const message = this.config.hasMailServer ? received : `${received} No e-mail was sent.`;
    return { success: true, message, reference, link: this.links.path(String(_id), language) };
  }

  /** The request is stored; letters whose job cannot be added now are found by the next sweep. */
  private async enqueue(quoteId: string): Promise<void> {
    await this.letters.enqueue(quoteId).catch((error: unknown) => this.logger.warn(error));
  }

  /**
   * The receipt of the request under this key, once a majority has it: one that the primary alone has may be lost with
   * it. `linearizable` waits until a majority has what is there, or throws.
   */
  private async receiptOf(
    idempotencyKey: string,
    contentHash: string,
    level: 'majority' | 'linearizable',
  ): Promise<QuoteReceipt | undefined> {
    const found = this.quotes
      .findOne({ idempotencyKey }, { reference: 1, language: 1, contentHash: 1 })
      .readConcern(level);
    const quote = await found.maxTimeMS(MAJORITY_WITHIN).lean();
    if (!quote) return undefined;
    if (quote.contentHash !== contentHash) throw new AppError('conflict');
    return this.receipt(quote);
  }

  /**
   * A number may stay unused, none is stored twice. No majority is waited for: one that has the request has its number,
   * which was written before.
   */
  private async nextReference(): Promise<string> {
    const year = koreanYear(new Date());
    const update = { $inc: { value: 1 } };
    const options = { upsert: true, returnDocument: 'after', writeConcern: { w: 1 } } as const;
    const { value } = await this.counters.findOneAndUpdate({ _id: `quotes-${year}` }, update, options).orFail();
    return referenceOf(year, value);
  }
}
