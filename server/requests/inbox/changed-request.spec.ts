import type { FoundQuote, StoredEntry } from '../intake/quotes.schema.js';
import type { EntryKind } from '../../../shared/requests/quotes.types.js';

import { changedParts } from './changed-request.js';

describe('the status "answered" that is taken back', () => {
  const answeredAt = new Date('2026-11-20T00:00:00Z');
  const answered = (...kinds: EntryKind[]) =>
    ({ status: 'answered', answeredAt, history: kinds.map((kind) => ({ kind }) as StoredEntry) }) as FoundQuote;

  it('was a mistake where no answer was sent', () => {
    expect(changedParts(answered('correction'), { status: 'new' })).toMatchObject({ answeredAt: null });
  });

  it('leaves an answer that was sent, and one that is worked on further', () => {
    expect(changedParts(answered('answer'), { status: 'new' })).not.toHaveProperty('answeredAt');
    expect(changedParts(answered(), { status: 'in_progress' })).not.toHaveProperty('answeredAt');
    expect(changedParts(answered(), { status: 'answered' })).toMatchObject({ answeredAt });
    const reopened = { ...answered(), status: 'closed' } as FoundQuote;
    expect(changedParts(reopened, { status: 'new' })).not.toHaveProperty('answeredAt');
  });
});
