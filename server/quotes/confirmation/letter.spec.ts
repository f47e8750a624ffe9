import { quoteFields } from '../../questionnaire/places.js';

import type { StoredQuote } from '../quotes.schema.js';

import { confirmationLetter } from './letter.js';

const config = { quoteMailbox: 'office@example.com' };

/** A request whose every field holds its own name, so that each can be found again. */
function quote(changes: Partial<StoredQuote> = {}): StoredQuote {
  const fields = Object.fromEntries(quoteFields.map((field) => [field, `<${field}>`]));
  return { ...fields, reference: 'Q-2026-000123', language: 'ko', ...changes } as StoredQuote; // what the letter reads
}

describe('confirmationLetter', () => {
  it.each(['ko', 'en'] as const)('holds the reference and nothing that was typed (%s)', (language) => {
    const { to, ...words } = confirmationLetter(quote({ language }), config);
    expect(to).toBe('<email>');
    expect(words.subject).toContain('Q-2026-000123');
    expect(words.text).toContain('Q-2026-000123');
    const typed = quoteFields.filter((field) => JSON.stringify(words).includes(`<${field}>`));
    expect(typed).toEqual([]);
  });
});
