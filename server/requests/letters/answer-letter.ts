import type { Config } from '../../platform/config.js';
import type { CompanyFacts } from '../../../shared/content/company-facts.js';
import type { AnswerLetter } from '../../platform/mail/mail.service.js';
import { fileSize } from '../../../shared/words/format.js';
import type { StoredQuote } from '../intake/quotes.schema.js';

import { answerTexts } from './answer-letter.text.js';
import { senderNamed } from './confirmation/letter.js';

/** The most that goes with an e-mail: bytes. Encoded it is a third more, and many mailboxes take no more than 25 MB. */
const MOST_ATTACHED = 15 * 1024 * 1024;

type NamedFile = { name: string; size: number };

/** True if files go with the letter; if not, they wait behind the link. */
export const areAttached = (files: readonly Pick<NamedFile, 'size'>[]) =>
  files.reduce((sum, { size }) => sum + size, 0) <= MOST_ATTACHED;

/** A subject names the request, also where somebody has taken the reference out. */
export const withReference = (subject: string, reference: string) =>
  subject.includes(reference) ? subject : `[${reference}] ${subject}`;

export type AnswerContent = { subject: string; text: string };

/** The office's answer to the sender, in the language of the request. `path` is the page of the request. */
export function answerLetter(
  { reference, language, email }: Pick<StoredQuote, 'reference' | 'language' | 'email'>,
  { subject, text }: AnswerContent,
  files: readonly NamedFile[],
  {
    company,
    path,
    ...config
  }: Pick<Config, 'publicUrl' | 'quoteMailbox' | 'mailFrom'> & { company: CompanyFacts; path: string },
): AnswerLetter {
  const said = {
    files: answerTexts.files[language],
    link: answerTexts.link[language],
    linkNote: answerTexts.linkNote[language],
  };
  const rows = files.map(({ name, size }) => ({ label: name, value: fileSize(size) }));
  const filesNote = areAttached(files) ? '' : answerTexts.behindLink[language];
  const link = config.publicUrl + path;
  const listed = [`[${said.files}]`, ...rows.map(({ label, value }) => `${label} (${value})`), filesNote];
  return {
    to: email,
    from: senderNamed(config.mailFrom, company.company),
    replyTo: config.quoteMailbox,
    language,
    subject: withReference(subject, reference),
    text: [
      text,
      ...(files.length > 0 ? [listed.filter(Boolean).join('\n')] : []),
      `${said.link}:\n${link}`,
      `${said.linkNote}\n`,
    ].join('\n\n'),
    reference,
    paragraphs: text.split(/\n{2,}/).map((paragraph) => paragraph.split('\n')),
    files: rows,
    filesNote,
    link,
    words: said,
  };
}
