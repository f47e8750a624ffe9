import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';

import type { Language } from '../common/localized.types.js';

/** A row of a letter's table. */
export type LetterRow = { label: string; value: string };

/** A row of the hot/cold sheet. */
export type LetterSheetRow = { label: string; hot: string; cold: string; unit: string };

/** What the calculation said: values in SI, results, and warnings as their weight and a sentence. */
export type LetterCalculation = { si: Omit<LetterSheetRow, 'unit'>[]; results: LetterRow[]; warnings: LetterRow[] };

export type QuoteLetter = {
  to: string;
  replyTo: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  reference: string;
  receivedAt: string;
  inboxUrl: string;
  contact: LetterRow[];
  sheet: LetterSheetRow[];
  remarks: LetterRow[];
  calculation?: LetterCalculation;
};

export type ConfirmationLetter = {
  to: string;
  language: Language;
  subject: string;
  text: string;
  reference: string;
  paragraphs: string[];
};

/**
 * The one sender of mail; a method for each letter. Each throws what the mail server or the network said. Where no
 * Message-ID is given, the letter has a new one.
 */
@Injectable()
export class MailService {
  constructor(private readonly mailer: MailerService) {}

  /** A quote request, whole, to the company's mailbox; answering it writes to the visitor. */
  async sendQuote(
    { to, replyTo, language, subject, text, ...context }: QuoteLetter,
    messageId?: string,
  ): Promise<void> {
    await this.mailer.sendMail({ to, replyTo, subject, text, messageId, template: `${language}/quote`, context });
  }

  /** Tells the sender that the request has arrived: fixed words and the reference, nothing that somebody typed. */
  async sendQuoteConfirmation(
    { to, language, subject, text, ...context }: ConfirmationLetter,
    messageId?: string,
  ): Promise<void> {
    const headers = { 'Auto-Submitted': 'auto-replied' };
    const template = `${language}/quote-confirmation`;
    await this.mailer.sendMail({ to, subject, text, messageId, headers, template, context });
  }
}
