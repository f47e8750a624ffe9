import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';

import type { Language } from '../common/localized.types.js';
import { fieldsOf } from '../common/records.js';

export type LetterRow = { label: string; value: string };

/** A row of the hot/cold sheet. */
export type LetterSheetRow = { label: string; hot: string; cold: string; unit: string };

/** SI values, results, and warnings as weight and sentence. */
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
  /** Names and sizes. */
  files: LetterRow[];
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

export type TestLetter = { to: string; subject: string; text: string; site: string };

/**
 * The only sender of mail. Each method throws the error of the mail server or network. A letter without a Message-ID
 * gets a new one.
 */
@Injectable()
export class MailService {
  constructor(private readonly mailer: MailerService) {}

  /** To the company; a reply goes to the visitor. */
  async sendQuote(
    { to, replyTo, language, subject, text, ...context }: QuoteLetter,
    messageId?: string,
  ): Promise<void> {
    await this.mailer.sendMail({ to, replyTo, subject, text, messageId, template: `${language}/quote`, context });
  }

  /** Returns what the mail server answered. */
  async sendTest({ site, ...letter }: TestLetter): Promise<string> {
    const sent: unknown = await this.mailer.sendMail({ ...letter, template: 'test-letter', context: { site } });
    const { response } = fieldsOf(sent);
    return typeof response === 'string' ? response : '';
  }

  /** Holds fixed words and the reference, nothing that somebody typed. */
  async sendQuoteConfirmation(
    { to, language, subject, text, ...context }: ConfirmationLetter,
    messageId?: string,
  ): Promise<void> {
    const headers = { 'Auto-Submitted': 'auto-replied' };
    const template = `${language}/quote-confirmation`;
    await this.mailer.sendMail({ to, subject, text, messageId, headers, template, context });
  }
}
