import type { StoredEntry } from './quotes.schema.js';
import type { EntryKind } from './quotes.types.js';
import { clockStart } from './reply-clock.service.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const entry = (kind: EntryKind, hour: number) => ({ kind, at: at(hour), letter: { state: 'sent' } }) as StoredEntry; // the rest is not read
const waiting = (answeredAt: Date | null, ...history: StoredEntry[]) => ({
  status: 'in_progress' as const,
  withdrawnAt: null,
  mergedInto: null,
  createdAt: at(1),
  answeredAt,
  history,
});
const replied = waiting(at(4), entry('answer', 4), entry('change', 6));

describe('the reply clock of a request', () => {
  it('starts when it came, also once it is open again', () => {
    expect(clockStart(waiting(null))).toEqual(at(1));
    expect(clockStart(waiting(at(4), entry('answer', 4)))).toEqual(at(1));
  });

  it('starts with a reply to its answer, or to that of one of its parts', () => {
    expect(clockStart(replied)).toEqual(at(6));
    expect(clockStart(waiting(at(4)), [], [at(7)])).toEqual(at(7));
    expect(clockStart(replied, [], [at(5)])).toEqual(at(5));
  });

  it('starts with the first that nobody has answered', () => {
    expect(clockStart(waiting(null), [], [at(7)])).toEqual(at(1));
    expect(clockStart(replied, [{ createdAt: at(5) }])).toEqual(at(5));
    expect(clockStart(replied, [{ createdAt: at(8) }])).toEqual(at(6));
  });
});
