import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';

import type { Language } from '../../../shared/words/localized.types.js';
import { fieldsOf } from '../../../shared/words/records.js';

import { renderLetter } from './letter-templates.js';
import { REQUESTS_HEADER } from './outbox.service.js';

export type LetterRow = { label: string; value: string };

/** A row of the hot/cold sheet. */
export type LetterSheetRow = { label: string; hot: string; cold: string; unit: string };

/** A row with one value. */
export type LetterSingleRow = LetterRow & { unit: string };

/** SI values, results, and warnings as weight and sentence. */
export type LetterCalculation = { si: Omit<LetterSheetRow, 'unit'>[]; proofsUrl: string } & Record<
  'results' | 'plates' | 'warnings',
  LetterRow[]
>;

export type QuoteLetter = {
  to: string;
  replyTo: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  reference: string;
  receivedAt: string;
  inboxUrl: string;
  /** Names of the product families; empty where none was named. */
  products: string;
  contact: LetterRow[];
  groups: { title: string; rows: LetterSingleRow[] }[];
  /** Empty where the products have no hot and cold side. */
  sheet: LetterSheetRow[];
  remarks: LetterRow[];
  /** Names and sizes. */
  files: LetterRow[];
  calculation?: LetterCalculation;
  privacy: LetterRow;
};

export type ConfirmationLetter = {
  to: string;
  from: string | { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  reference: string;
  opening: string[];
  sheet: LetterSheetRow[];
  values: LetterRow[];
  hasTable: boolean;
  /** The page of the request. */
  link: string;
  closing: string[];
  signature: string[];
  words: Record<'values' | 'valuesNote' | 'link' | 'linkNote', string>;
};

export type EntryLetter = {
  to: string;
  /** Missing in letters to the office. */
  from?: string | { name: string; address: string };
  replyTo: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  reference: string;
  says: string;
  /** The sender's words; empty if there are none. */
  typed: string;
  rows: LetterRow[];
  inbox: { label: string; url: string };
};

export type AnswerLetter = {
  to: string;
  from: string | { name: string; address: string };
  replyTo: string;
  language: Language;
  subject: string;
  text: string;
  reference: string;
  /** The office's words: paragraphs of lines. */
  paragraphs: string[][];
  /** Names and sizes. */
  files: LetterRow[];
  /** Place of files that are too large for an e-mail; else empty. */
  filesNote: string;
  /** The page of the request. */
  link: string;
  words: Record<'files' | 'link' | 'linkNote', string>;
};

/** Headers that make mail programs keep letters together, and the attached files. */
export type LetterThread = {
  messageId: string;
  inReplyTo: string;
  references: string[];
  attachments: { filename: string; content: Buffer; contentType: string }[];
};

/** Open requests, for the office; `requests` are the references of all that it names. */
export type WeekLetter = {
  to: string;
  language: Language;
  subject: string;
  text: string;
  says: string;
  columns: string[];
  groups: { title: string; rows: { reference: string; url: string; cells: string[] }[] }[];
  more: string;
  inbox: { label: string; url: string };
  requests: string[];
};

/** To somebody about his account, with a link: what opens it, or where he sees it. */
export type AccountLetter = {
  to: string;
  language: Language;
  subject: string;
  text: string;
  lines: string[];
  url: string;
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

  async sendAccountLetter({ to, subject, text, ...context }: AccountLetter): Promise<void> {
    await this.mailer.sendMail({ to, subject, text, template: 'account-letter', context });
  }

  /** To the company, about what was added to a request; a reply goes to its sender. */
  async sendQuoteEntry(
    { to, from, replyTo, language, subject, text, ...context }: EntryLetter,
    messageId: string,
  ): Promise<void> {
    const template = `${language}/quote-entry`;
    await this.mailer.sendMail({ to, ...(from && { from }), replyTo, subject, text, messageId, template, context });
  }

  /** Sends the office's answer to the sender; a reply goes to the office. */
  async sendQuoteAnswer(
    { to, from, replyTo, language, subject, text, ...context }: AnswerLetter,
    thread: LetterThread,
  ): Promise<void> {
    const template = `${language}/quote-answer`;
    await this.mailer.sendMail({ to, from, replyTo, subject, text, ...thread, template, context });
  }

  /** The HTML of an answer as its receiver will see it. */
  answerHtml({ language, ...letter }: AnswerLetter): string {
    return renderLetter(`${language}/quote-answer`, letter);
  }

  /** To the company, about everything that is open. */
  async sendWeek({ to, language, subject, text, requests, ...context }: WeekLetter, messageId: string): Promise<void> {
    const headers = { [REQUESTS_HEADER]: requests.join(' '), 'Auto-Submitted': 'auto-generated' };
    const template = `${language}/open-requests`;
    await this.mailer.sendMail({ to, subject, text, messageId, headers, template, context });
  }

  /** Holds no text that somebody typed. */
  async sendQuoteConfirmation(
    { to, from, language, subject, text, ...context }: ConfirmationLetter,
    messageId?: string,
  ): Promise<void> {
    const headers = { 'Auto-Submitted': 'auto-replied' };
    const template = `${language}/quote-confirmation`;
    await this.mailer.sendMail({ to, from, subject, text, messageId, headers, template, context });
  }
}
