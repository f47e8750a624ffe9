import { buffer } from 'node:stream/consumers';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { contentTypeOf } from '../../platform/files/upload-kinds.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { AnswerLetter } from '../../platform/mail/mail.service.js';
import { RequestFilesService } from '../files/request-files.service.js';
import { SiteService } from '../../site/site.service.js';
import { isGiven } from '../intake/given-answers.js';
import { RequestLinkService } from '../intake/link.service.js';
import type { FoundQuote, StoredEntry } from '../intake/quotes.schema.js';

import { answerLetter, areAttached } from './answer-letter.js';
import type { AnswerContent } from './answer-letter.js';

/** Letters that hold what the office answers. */
@Injectable()
export class AnswerLettersService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mail: MailService,
    private readonly links: RequestLinkService,
    private readonly files: RequestFilesService,
    private readonly store: UploadStore,
    private readonly site: SiteService,
  ) {}

  /** The letter with these words and files, as it would go. */
  async compose(
    quote: FoundQuote,
    content: AnswerContent,
    files: readonly { name: string; size: number }[],
  ): Promise<AnswerLetter> {
    const company = this.site.facts(quote.language);
    const path = this.links.path(String(quote._id), quote.language);
    return answerLetter(quote, content, files, { ...this.config, company, path });
  }

  /** Sends an answer that is stored, with its files. Throws what the mail server or the store of files says. */
  async send(quote: FoundQuote, entry: StoredEntry): Promise<void> {
    const kept = (await this.files.ofAnswers([quote._id])).get(entry.id) ?? [];
    // The scanner may have found something since.
    const files = kept.filter(({ scan }) => scan !== 'infected');
    const letter = await this.compose(quote, entry, files);
    const attachments = [];
    if (areAttached(files))
      for (const { id, name } of files) {
        const { file } = await this.files.find(quote._id, id);
        const content = await buffer(this.store.read(file));
        attachments.push({ filename: name, content, contentType: contentTypeOf(name) });
      }
    const { messageId } = entry.letter;
    const earlier = quote.history.filter((each) => isGiven(each) && each.at <= entry.at && each.id !== entry.id);
    const inReplyTo = quote.deliveries.confirmation.messageId;
    const references = [inReplyTo, ...earlier.map(({ letter: { messageId: id } }) => id)];
    await this.mail.sendQuoteAnswer(letter, { messageId, inReplyTo, references, attachments });
  }
}
