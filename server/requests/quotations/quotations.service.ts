import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { keyIn } from '../../platform/common/idempotency-key.js';
import { searchable } from '../../../shared/words/searchable.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { dateInKorea } from '../../../shared/words/korea.js';
import { Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import { eventNow, withEvents } from '../intake/stored-event.js';
import { RequestFilesService } from '../files/request-files.service.js';
import type { SentFile } from '../../../shared/requests/request-files.types.js';
import { SiteService } from '../../site/site.service.js';
import type { Quotation, QuotationDraft, QuotationsOfQuote } from '../../../shared/requests/quotations.types.js';
import { totalsOf } from '../../../shared/requests/totals.js';

import { draftProblems } from './draft-problems.js';
import { KindredQuotesService } from './kindred-quotes.service.js';
import { QuotationPrintService } from './quotation-print.service.js';
import { QuotationRecordsService } from './quotation-records.service.js';
import type { MakeQuotationDto } from './quotations.dto.js';
import { StoredQuotation } from './quotations.schema.js';
import { draftOf, fileNameOf, toQuotation, toQuotations } from './shown-quotation.js';
import { firstDraft, nextDraft } from './template.js';

type OfQuote = { quote: FoundQuote; kin: FoundQuote[]; stored: StoredQuotation[] };

/** The quotations that the office makes to a request, one revision after the other. */
@Injectable()
export class QuotationsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(StoredQuotation.name) private readonly quotations: Model<StoredQuotation>,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    private readonly kindred: KindredQuotesService,
    private readonly records: QuotationRecordsService,
    private readonly printing: QuotationPrintService,
    private readonly site: SiteService,
    private readonly store: UploadStore,
    private readonly files: RequestFilesService,
  ) {}

  /** The quotations to a request and to those merged with it, and what a further one begins with. */
  async ofQuote(id: string): Promise<QuotationsOfQuote> {
    const { quote, kin, stored } = await this.find(id);
    // Those of a merged request may be in the other language.
    const latest = stored.findLast(({ language }) => language === quote.language);
    const now = Date.now();
    return {
      reference: quote.reference,
      quotations: toQuotations(stored, kin, now).toReversed(),
      template: latest
        ? nextDraft(latest, this.site.facts(latest.language).quotation, now)
        : firstDraft(quote, this.site.facts(quote.language).quotation, now),
    };
  }

  /** The PDF of what is being written. Throws `validation_failed`. */
  async preview(id: string, dto: QuotationDraft): Promise<Buffer> {
    const found = await this.find(id);
    return this.printing.print({ ...this.begin(found, dto), isDraft: true });
  }

  /**
   * Stores the next revision with its PDF, once for its key. Throws `conflict` when there are more than its writer has
   * seen, or another one came under the same key; `validation_failed` for what cannot be.
   */
  async make(id: string, header: string | undefined, dto: MakeQuotationDto, by: string | null): Promise<Quotation> {
    const key = keyIn(header);
    const found = await this.find(id);
    const earlier = await this.recognized(found.quote._id, key, dto);
    if (earlier) return earlier;
    if (found.stored.length > dto.seen) throw new AppError('conflict');
    const order = this.begin(found, dto);
    const pdf = await this.printing.print({ ...order, isDraft: false });
    const { id: file } = await this.store.save(Readable.from([pdf]));
    const { quote } = found;
    const { number, revision } = order.quotation;
    const searchText = searchable([number, quote.company, quote.projectName].join('\n'));
    const at = new Date(order.quotation.at);
    const record = { ...draftOf(dto), quote: quote._id, key, revision, number, at, by, file, searchText };
    try {
      await this.keep(record);
    } catch (error) {
      // Whatever else failed may have been stored all the same: the sweep looks whether the file is needed.
      if (!(error instanceof AppError)) throw error;
      await this.store.free([file]);
      const twin = await this.recognized(quote._id, key, dto);
      if (twin) return twin;
      throw error;
    }
    return toQuotation(record, { sentAt: null, state: 'unsent', outcome: null });
  }

  /** The stored PDF of a revision, and the reference of its request. Throws `not_found`. */
  async file(id: string, revision: string): Promise<{ file: string; name: string; reference: string }> {
    const { _id, reference } = await this.kindred.find(id);
    const isNumber = /^\d{1,6}$/.test(revision);
    const found = isNumber ? await this.quotations.findOne({ quote: _id, revision: Number(revision) }).lean() : null;
    if (!found) throw new AppError('not_found');
    return { file: found.file, name: fileNameOf(found), reference };
  }

  /** A copy of its PDF, as a file that has arrived and waits for its answer. */
  async attach(id: string, revision: string): Promise<SentFile> {
    const { file, name } = await this.file(id, revision);
    if (!(await this.store.find(file))) throw new AppError('not_found');
    const copy = await this.store.save(this.store.read(file));
    const sent = await this.files.takeOwn({ ...copy, name });
    // Its request may have been erased while it was copied.
    if (!(await this.quotations.exists({ file }))) {
      await this.files.takeBack(sent.file);
      throw new AppError('not_found');
    }
    return sent;
  }

  private async find(id: string): Promise<OfQuote> {
    const quote = await this.kindred.find(id);
    const kin = await this.kindred.withKin([quote]);
    return { quote, kin, stored: await this.records.ofQuotes(kin.map(({ _id }) => _id)) };
  }

  /** The next revision as it will be, if nothing is wrong with it. */
  private begin({ quote, stored }: OfQuote, dto: QuotationDraft) {
    const now = Date.now();
    const fields = draftProblems(dto, dateInKorea(now));
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    const totals = totalsOf(dto);
    if (totals.total.startsWith('-')) throw new AppError('validation_failed', { fields: { positions: 'invalid' } });
    const revision =
      1 + Math.max(0, ...stored.filter((each) => each.quote.equals(quote._id)).map((each) => each.revision));
    const number = `${quote.reference}-R${revision}`;
    const quotation = { ...draftOf(dto), number, revision, at: new Date(now).toISOString(), totals };
    return { quotation, quote };
  }

  /** Throws `conflict` if a revision came in between. */
  private async keep(record: StoredQuotation): Promise<void> {
    const { quote, revision, number, by } = record;
    await inTransaction(this.connection, async (session) => {
      // First: those who make one at once follow each other by it, and none is kept for a request that is erased.
      const change = withEvents([eventNow('quotation', number, by)]);
      const { matchedCount } = await this.quotes.updateOne({ _id: quote }, change, { session, timestamps: false });
      if (matchedCount === 0) throw new AppError('not_found');
      if (await this.quotations.exists({ quote, revision }).session(session)) throw new AppError('conflict');
      await this.quotations.create([record], { session });
    });
  }

  /** A double click, a second tab or a retry: it is there. Throws `conflict` if it is another one. */
  private async recognized(quote: Types.ObjectId, key: string, dto: QuotationDraft): Promise<Quotation | undefined> {
    const earlier = await this.quotations.findOne({ quote, key }).lean<StoredQuotation>();
    if (!earlier) return undefined;
    if (!isDeepStrictEqual(draftOf(earlier), draftOf(dto))) throw new AppError('conflict');
    const own = await this.kindred.all([quote]);
    return (await this.records.shown(own)).find((each) => each.key === key);
  }
}
