import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { CONFIG } from '../common/config.module.js';
import { recordOf } from '../common/records.js';
import { searchPattern } from '../common/searchable.js';
import type { Config } from '../config.js';
import type { QuoteFields } from '../questionnaire/fields.js';
import { quoteFields } from '../questionnaire/places.js';
import type { ProductId } from '../questionnaire/product-ids.js';

import { knownCalculation } from '../quotes/calculation.js';
import { QuoteLettersService } from '../quotes/letters.service.js';
import { csvHead, csvLine } from './csv.js';
import type { UpdateQuoteDto } from './quote-inbox.dto.js';
import { toEntry } from '../quotes/history.js';
import { productsOf, Quote } from '../quotes/quotes.schema.js';
import { RequestFilesService } from '../request-files/request-files.service.js';
import type { RequestFile } from '../request-files/request-files.types.js';
import type { StoredDelivery, StoredQuote } from '../quotes/quotes.schema.js';
import { isClosed } from '../quotes/quotes.types.js';
import type {
  Delivery,
  LetterKind,
  QuoteDetail,
  QuoteListItem,
  QuotePage,
  QuoteStatus,
} from '../quotes/quotes.types.js';

const PAGE_SIZE = 20;
const DAY = 24 * 3600 * 1000;

export type QuoteSelection = { status?: QuoteStatus; product?: ProductId; q?: string };

type FoundQuote = StoredQuote & { _id: Types.ObjectId };

/** What administrators do with quote requests. */
@Injectable()
export class QuoteInboxService {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly letters: QuoteLettersService,
    private readonly files: RequestFilesService,
  ) {}

  /** Newest first, 20 a page. A page beyond the end is empty. */
  async list(selection: QuoteSelection & { page: number }): Promise<QuotePage> {
    const filter = filterOf(selection);
    const { page } = selection;
    const skip = (page - 1) * PAGE_SIZE;
    const [total, found] = await Promise.all([
      this.quotes.countDocuments(filter),
      this.quotes.find(filter).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(PAGE_SIZE).lean<FoundQuote[]>(),
    ]);
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const files = await this.files.ofQuotes(found.map(({ _id }) => _id));
    const items = found.map((quote) => this.toListItem(quote, files.get(String(quote._id))?.length ?? 0));
    return { items, total, page, pageSize: PAGE_SIZE, pageCount };
  }

  async read(id: string): Promise<QuoteDetail> {
    return this.toDetail(await this.find(id));
  }

  /** Changes status or note, or notes what has been seen. Throws `conflict` when `updatedAt` names another version than the stored one. */
  async update(id: string, { updatedAt, status, note, seen }: UpdateQuoteDto): Promise<QuoteDetail> {
    const stored = await this.find(id);
    if (seen) return this.see(id, new Date(seen));
    if (updatedAt && new Date(updatedAt).getTime() !== stored.updatedAt.getTime()) throw new AppError('conflict');
    const change = {
      ...(status && { status, closedAt: closingOf(stored, status) }),
      // Opened again: no longer taken back.
      ...(status && !isClosed(status) && { withdrawnAt: null }),
      ...(typeof note === 'string' && { note }),
    };
    const known = { _id: stored._id, updatedAt: stored.updatedAt };
    const changed = await this.quotes.findOneAndUpdate(known, change, { returnDocument: 'after' }).lean<FoundQuote>();
    if (!changed) throw new AppError('conflict');
    return this.toDetail(changed);
  }

  /** What came up to this moment has been seen to; what has come since has not. */
  private async see(id: string, until: Date): Promise<QuoteDetail> {
    const old = { _id: id, news: mongoose.trusted({ $lte: until }) };
    await this.quotes.updateOne(old, { news: null }, { timestamps: false });
    return this.read(id);
  }

  /** Queues a letter once more, whatever became of it before; one that is switched off or on its way stays so. */
  async resend(id: string, letter: LetterKind): Promise<QuoteDetail> {
    const stored = await this.find(id);
    const state = `deliveries.${letter}.state`;
    const isOver = { _id: stored._id, [state]: mongoose.trusted({ $in: ['sent', 'written', 'failed', 'limited'] }) };
    const queued = this.letters.delivery('queued');
    await this.quotes.updateOne(isOver, { [`deliveries.${letter}`]: queued }, { timestamps: false });
    if (stored.deliveries[letter].state !== 'off') await this.letters.enqueue(id, [letter]);
    return this.read(id);
  }

  /** The selected requests, newest first, line by line. A database that is down is reported before the first line. */
  async csv(selection: QuoteSelection): Promise<AsyncGenerator<string>> {
    const found = this.quotes.find(filterOf(selection)).sort({ createdAt: -1, _id: -1 }).lean<FoundQuote[]>().cursor();
    const files = await this.files.ofQuotes();
    return csvLines(await found.next(), found, (quote) => files.get(String(quote._id)));
  }

  /** A file of a request, and the reference of that. Throws `not_found`, or `infected_file`. */
  async file(id: string, fileId: string) {
    const { _id, reference } = await this.find(id);
    return { reference, ...(await this.files.find(_id, fileId)) };
  }

  private toListItem(quote: FoundQuote, fileCount: number): QuoteListItem {
    const { reference, language, status, company, name, email, projectName, deliveries, closedAt, news } = quote;
    const kept = this.config.quoteRetentionDays * DAY;
    return {
      id: String(quote._id),
      reference,
      createdAt: quote.createdAt.toISOString(),
      language,
      status,
      company,
      name,
      email,
      projectName,
      products: productsOf(quote),
      deliveries: { office: toDelivery(deliveries.office), confirmation: toDelivery(deliveries.confirmation) },
      fileCount,
      erasedAt: closedAt ? new Date(closedAt.getTime() + kept).toISOString() : null,
      news: news?.toISOString() ?? null,
      isWithdrawn: quote.withdrawnAt !== null,
    };
  }

  private async toDetail(quote: FoundQuote): Promise<QuoteDetail> {
    const fields: QuoteFields = recordOf(quoteFields.map((field) => [field, quote[field] ?? '']));
    const calculation = knownCalculation(quote) ?? null;
    const { note, updatedAt } = quote;
    const history = quote.history.map((entry) => ({ ...toEntry(entry), letter: toDelivery(entry.letter) }));
    const privacy = quote.privacy && { ...quote.privacy, at: quote.privacy.at.toISOString() };
    const files = await this.files.of(quote._id);
    const own = { fields, files, calculation, privacy, note, history };
    return { ...this.toListItem(quote, files.length), ...own, updatedAt: updatedAt.toISOString() };
  }

  private async find(id: string): Promise<FoundQuote> {
    const quote = mongoose.isObjectIdOrHexString(id) ? await this.quotes.findById(id).lean<FoundQuote>() : null;
    if (!quote) throw new AppError('not_found');
    return quote;
  }
}

async function* csvLines(
  first: FoundQuote | null,
  others: AsyncIterable<FoundQuote>,
  filesOf: (quote: FoundQuote) => RequestFile[] | undefined,
): AsyncGenerator<string> {
  yield csvHead();
  if (first) yield csvLine(first, filesOf(first));
  for await (const quote of others) yield csvLine(quote, filesOf(quote));
}

function filterOf({ status, product, q }: QuoteSelection): QueryFilter<StoredQuote> {
  const pattern = searchPattern(q);
  const chosen = { ...(status && { status }), ...(product && { products: product }) };
  return { ...chosen, ...(pattern && { searchText: mongoose.trusted({ $regex: pattern }) }) };
}

function toDelivery({ state, attempts, lastError, sentAt }: StoredDelivery): Delivery {
  return { state, attempts, lastError, sentAt: sentAt?.toISOString() ?? null };
}

/** Since when a request is closed under its new status; null while it is open. */
function closingOf({ status, closedAt }: FoundQuote, next: QuoteStatus): Date | null {
  if (!isClosed(next)) return null;
  return (isClosed(status) && closedAt) || new Date();
}
