import type { QuoteDetail } from '@shared/requests/quotes.types';

import { answerTexts } from './request.text';

/** A link that dials; undefined where the text holds no number. */
export function telLink(telephone: string): string | undefined {
  // An extension ("ext. 12", "내선 12") is not part of the number to dial.
  const [number = ''] = telephone.split(/ext|내선|#/i);
  const digits = number.replaceAll(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

/**
 * A link that opens an answer in the language of the request: its subject holds the reference, so that mail and request
 * find each other, and its first lines stand there.
 */
export function answerLink({ reference, language, fields }: Pick<QuoteDetail, 'reference' | 'language' | 'fields'>) {
  const { name, projectName, email } = fields;
  const { subject, opening } = answerTexts[language];
  const answer = { reference, name, projectName };
  const address = encodeURIComponent(email).replace('%40', '@');
  // Line ends as RFC 6068 wants them; after the last one the office goes on.
  const body = opening(answer)
    .map((line) => `${line}\r\n\r\n`)
    .join('');
  return `mailto:${address}?subject=${encodeURIComponent(subject(answer))}&body=${encodeURIComponent(body)}`;
}
