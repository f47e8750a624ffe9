import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { fieldsAt } from '../../../shared/questionnaire/places.js';
import { QuotationRecordsService } from '../quotations/quotation-records.service.js';
import { RequestFilesService } from '../files/request-files.service.js';
import type { RequestFile } from '../../../shared/requests/request-files.types.js';
import type { PersonErasure, PersonExport, PersonSummary } from '../../../shared/requests/personal-data.types.js';
import { Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';

import { ErasureService } from './erasure.service.js';

/** Upper and lower case are the same, accents are not. */
const ANY_CASE = { locale: 'en', strength: 2 } as const;

/** Texts in which somebody may have written another's address. */
const written = [
  'note',
  'history.text',
  'history.subject',
  'responsible',
  'events.value',
  ...fieldsAt('contact', 'project', 'remarks').filter((field) => field !== 'email'),
];

/** Shows, hands out and erases the data held about a person, known by the e-mail address. */
@Injectable()
export class PersonalDataService {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    private readonly erasure: ErasureService,
    private readonly outbox: OutboxService,
    private readonly files: RequestFilesService,
    private readonly quotations: QuotationRecordsService,
  ) {}

  async find(email: string): Promise<PersonSummary> {
    const found = await this.requestsOf(email);
    const letters = await this.outbox.find(referencesOf(found), email);
    const requests = found.map(({ _id, reference, createdAt, status, language, note }) => ({
      id: String(_id),
      reference,
      createdAt: createdAt.toISOString(),
      status,
      language,
      hasNote: note !== '',
    }));
    const sent = [...(await this.filesOf(found)).values()].flat();
    const files = sent.length + (await this.quotationsOf(found)).length;
    return { email, requests, files, letters: letters.length, mentions: await this.mentionsOf(email, found) };
  }

  async export(email: string): Promise<PersonExport> {
    const found = await this.requestsOf(email);
    const letters = await this.outbox.find(referencesOf(found), email);
    const [files, quotations] = [await this.filesOf(found), await this.quotationsOf(found)];
    const requests = found.map(({ _id, ...request }) => {
      const id = String(_id);
      const own = quotations.filter(({ quote }) => quote.equals(_id));
      return { id, ...request, files: files.get(id) ?? [], quotations: own };
    });
    // Erased with the person, but not handed out: they tell of others.
    const own = letters.filter(({ isOfMany }) => !isOfMany).map(({ name, content }) => ({ name, content }));
    return { email, exportedAt: new Date().toISOString(), requests, letters: own };
  }

  /**
   * Erases all requests of this address, open ones too, and its letters. Throws `conflict` unless `references` names
   * exactly these requests, and `not_found` where nothing is held.
   */
  async erase(email: string, references: readonly string[]): Promise<PersonErasure> {
    const found = await this.requestsOf(email);
    const stored = referencesOf(found);
    const letters = await this.outbox.find(stored, email);
    const known = new Set(references);
    if (known.size !== stored.length || !stored.every((each) => known.has(each))) throw new AppError('conflict');
    if (found.length + letters.length === 0) throw new AppError('not_found');
    for (const { _id } of found) await this.erasure.erase(_id, 'person');
    await this.outbox.remove(letters);
    return { email, references: stored, letters: letters.length };
  }

  private filesOf(found: readonly FoundQuote[]): Promise<Map<string, RequestFile[]>> {
    return this.files.everyOf(found.map(({ _id }) => _id));
  }

  private quotationsOf(found: readonly FoundQuote[]) {
    return this.quotations.ofQuotes(found.map(({ _id }) => _id));
  }

  private requestsOf(email: string): Promise<FoundQuote[]> {
    return this.quotes.find({ email }).collation(ANY_CASE).sort({ createdAt: -1, _id: -1 }).lean<FoundQuote[]>();
  }

  private async mentionsOf(email: string, own: readonly FoundQuote[]): Promise<string[]> {
    const pattern = email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const isThere = mongoose.trusted({ $regex: pattern, $options: 'i' });
    const others = { _id: mongoose.trusted({ $nin: own.map(({ _id }) => _id) }) };
    const quoted = { _id: mongoose.trusted({ $in: await this.quotations.mentioning(pattern) }) };
    const fields = written.map((field) => ({ [field]: isThere }));
    return this.quotes.distinct('reference', { ...others, $or: [...fields, quoted] });
  }
}

const referencesOf = (found: readonly FoundQuote[]) => found.map(({ reference }) => reference);
