import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, Types } from 'mongoose';

import type { Person } from '../../../shared/admin/admin.types.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { grouped, recordOf } from '../../../shared/words/records.js';
import type { Config } from '../../platform/config.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { knownCalculation } from '../intake/calculation.js';
import { findQuote, isOneWith } from '../intake/find-quote.js';
import { lastReplyIn } from '../intake/given-answers.js';
import { QuoteLettersService } from '../letters/letters.service.js';
import type { NamedRequest } from '../../../shared/requests/handling.types.js';
import { toEntry } from '../intake/history.js';
import { productsOf, Quote, toDelivery } from '../intake/quotes.schema.js';
import { ReplyClockService } from '../intake/reply-clock.service.js';
import { eventNow, toEvent, withEvents } from '../intake/stored-event.js';
import { RequestFilesService } from '../files/request-files.service.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import type { LetterKind, QuoteDetail, QuoteListItem, QuotePage } from '../../../shared/requests/quotes.types.js';

import { changedParts, eventsOf, nameOf } from './changed-request.js';
import { csvHead, csvLine } from './csv.js';
import type { CsvFiles } from './csv.js';
import type { UpdateQuoteDto } from './quote-inbox.dto.js';
import { filterOf, pageOf } from './selection.js';
import type { QuoteSelection } from './selection.js';

const PAGE_SIZE = 20;
const DAY = 24 * 3600 * 1000;

type Contained = Map<string, QuoteListItem['contains']>;

/** Read of requests that are one with another. */
const kinFields = { reference: 1, news: 1, mergedInto: 1, history: 1 };

/** Administrators' actions on quote requests. */
@Injectable()
export class QuoteInboxService {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly letters: QuoteLettersService,
    private readonly files: RequestFilesService,
    private readonly clock: ReplyClockService,
  ) {}

  /** Late answers and reminders first, then the newest, 20 a page. A page beyond the end is empty. */
  async list(selection: QuoteSelection & { page: number }): Promise<QuotePage> {
    const { page } = selection;
    const part = { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
    const { total, found } = await pageOf(this.quotes, selection, part);
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const ids = found.map(({ _id }) => _id);
    const [files, contained] = await Promise.all([this.files.ofQuotes(ids), this.containedIn(ids)]);
    const items = found.map((quote) => this.toListItem(quote, files.get(String(quote._id))?.length ?? 0, contained));
    return { items, total, page, pageSize: PAGE_SIZE, pageCount };
  }

  async read(id: string): Promise<QuoteDetail> {
    return this.toDetail(await findQuote(this.quotes, id));
  }

  /**
   * Changes what the office says of a request, or notes what has been seen. Throws `conflict` when `updatedAt` names
   * another version than the stored one.
   */
  async update(id: string, body: UpdateQuoteDto, person: Person | null): Promise<QuoteDetail> {
    const stored = await findQuote(this.quotes, id);
    const { updatedAt, seen } = body;
    if (seen) return this.see(id, new Date(seen), person);
    if (updatedAt && new Date(updatedAt).getTime() !== stored.updatedAt.getTime()) throw new AppError('conflict');
    const parts = changedParts(stored, body);
    const dueAt = parts.status && { dueAt: await this.clock.dueOf({ ...stored, ...parts }) };
    const change = { ...parts, ...dueAt, ...withEvents(eventsOf(stored, parts, nameOf(person))) };
    const known = { _id: stored._id, updatedAt: stored.updatedAt };
    const changed = await this.quotes.findOneAndUpdate(known, change, { returnDocument: 'after' }).lean<FoundQuote>();
    if (!changed) throw new AppError('conflict');
    if (parts.status) await this.clock.wind(changed.mergedInto);
    return this.toDetail(changed);
  }

  /** News up to this moment have been seen to; later ones have not. */
  private async see(id: string, until: Date, person: Person | null): Promise<QuoteDetail> {
    const old = { _id: id, news: mongoose.trusted({ $lte: until }) };
    const change = { news: null, ...withEvents([eventNow('seen', '', nameOf(person))]) };
    await this.quotes.updateOne(old, change, { timestamps: false });
    return this.read(id);
  }

  /** Queues a letter once more, whatever became of it before; one that is switched off or on its way stays so. */
  async resend(id: string, letter: LetterKind, person: Person | null): Promise<QuoteDetail> {
    const stored = await findQuote(this.quotes, id);
    const state = `deliveries.${letter}.state`;
    const isOver = { _id: stored._id, [state]: mongoose.trusted({ $in: ['sent', 'written', 'failed', 'limited'] }) };
    const queued = this.letters.delivery('queued');
    const change = { [`deliveries.${letter}`]: queued, ...withEvents([eventNow('resent', letter, nameOf(person))]) };
    await this.quotes.updateOne(isOver, change, { timestamps: false });
    if (stored.deliveries[letter].state !== 'off') await this.letters.enqueue(id, [letter]);
    return this.read(id);
  }

  /** The selected requests, newest first, line by line. A database that is down is reported before the first line. */
  async csv(selection: QuoteSelection): Promise<AsyncGenerator<string>> {
    const filter = await filterOf(this.quotes, selection);
    const found = this.quotes.find(filter).sort({ createdAt: -1, _id: -1 }).lean<FoundQuote[]>().cursor();
    const [files, answered] = [await this.files.ofQuotes(), await this.files.ofAnswers()];
    const filesOf = ({ _id, history }: FoundQuote) => ({
      sent: files.get(String(_id)),
      answered: history.flatMap(({ id }) => answered.get(id) ?? []),
    });
    return csvLines(await found.next(), found, filesOf);
  }

  /** A file of a request, and the reference of that. Throws `not_found`, or `infected_file`. */
  async file(id: string, fileId: string) {
    const { _id, reference } = await findQuote(this.quotes, id);
    return { reference, ...(await this.files.find(_id, fileId)) };
  }

  /** The requests that were merged into others, by the ids of those. */
  private async containedIn(ids: readonly Types.ObjectId[]): Promise<Contained> {
    const merged = { mergedInto: mongoose.trusted({ $in: [...ids] }) };
    const found = await this.quotes.find(merged, kinFields).sort({ createdAt: 1 }).lean<FoundQuote[]>();
    return grouped(found.map((part) => [String(part.mergedInto), toContained(part)]));
  }

  private toListItem(quote: FoundQuote, fileCount: number, contained: Contained): QuoteListItem {
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
      reply: news ? lastReplyIn(quote) : null,
      isWithdrawn: quote.withdrawnAt !== null,
      answeredAt: quote.answeredAt?.toISOString() ?? null,
      lastAnswer: lastAnswerOf(quote),
      dueAt: quote.dueAt?.toISOString() ?? null,
      responsible: quote.responsible ?? null,
      remindAt: quote.remindAt?.toISOString() ?? null,
      contains: contained.get(String(quote._id)) ?? [],
      mergedInto: null,
    };
  }

  private async toDetail(quote: FoundQuote): Promise<QuoteDetail> {
    const fields: QuoteFields = recordOf(quoteFields.map((field) => [field, quote[field] ?? '']));
    const calculation = knownCalculation(quote) ?? null;
    const { note, updatedAt } = quote;
    const privacy = quote.privacy && { ...quote.privacy, at: quote.privacy.at.toISOString() };
    const kin = await this.quotes.find(isOneWith(quote), kinFields).sort({ createdAt: 1 }).lean<FoundQuote[]>();
    const others = kin.filter(({ _id }) => !_id.equals(quote._id));
    const attached = await this.files.ofAnswers([quote._id, ...others.map(({ _id }) => _id)]);
    const entriesOf = (those: FoundQuote[], of: (each: FoundQuote) => NamedRequest | null) =>
      those.flatMap((each) =>
        each.history.map((entry) => ({
          ...toEntry(entry, attached.get(entry.id)),
          letter: toDelivery(entry.letter),
          of: of(each),
        })),
      );
    const history = [...entriesOf([quote], () => null), ...entriesOf(others, named)].toSorted(
      (one, other) => Date.parse(one.at) - Date.parse(other.at),
    );
    const files = await this.files.of(quote._id);
    const parts = others.filter((each) => each.mergedInto?.equals(quote._id)).map(toContained);
    const contained: Contained = new Map([[String(quote._id), parts]]);
    const whole = others.find(({ _id }) => quote.mergedInto?.equals(_id));
    const mergedInto = whole ? named(whole) : null;
    const announcements = (quote.announcements ?? []).map(({ type, at, delivery }) => ({
      ...toDelivery(delivery),
      type,
      at: at.toISOString(),
    }));
    const events = quote.events.map(toEvent);
    const own = { fields, files, calculation, privacy, note, history, announcements, events, mergedInto };
    return { ...this.toListItem(quote, files.length, contained), ...own, updatedAt: updatedAt.toISOString() };
  }
}

async function* csvLines(
  first: FoundQuote | null,
  others: AsyncIterable<FoundQuote>,
  filesOf: (quote: FoundQuote) => CsvFiles,
): AsyncGenerator<string> {
  yield csvHead();
  if (first) yield csvLine(first, filesOf(first));
  for await (const quote of others) yield csvLine(quote, filesOf(quote));
}

function toContained(part: FoundQuote): QuoteListItem['contains'][number] {
  return { ...named(part), hasNews: part.news !== null, lastAnswer: lastAnswerOf(part) };
}

const named = ({ _id, reference }: FoundQuote): NamedRequest => ({ id: String(_id), reference });

function lastAnswerOf({ history }: FoundQuote): QuoteListItem['lastAnswer'] {
  const last = history.findLast(({ kind }) => kind === 'answer');
  return last ? { at: last.at.toISOString(), by: last.by, letter: last.letter.state } : null;
}
