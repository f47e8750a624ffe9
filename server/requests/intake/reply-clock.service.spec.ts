import type { EntryKind } from '../../../shared/requests/quotes.types.js';

import type { StoredEntry } from './quotes.schema.js';
import { clockStart, ReplyClockService } from './reply-clock.service.js';

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

/** The service on two requests, whose answers `change` what is stored before they are written; what it has written. */
function service(change: (stored: { _id: number; updatedAt: Date }[]) => void) {
  const stored = [1, 2].map((_id) => ({ _id, ...waiting(null), dueAt: null as Date | null, updatedAt: at(1) }));
  type Write = { updateOne: { filter: { _id: number; updatedAt: Date }; update: { dueAt: Date } } };
  const bulkWrite = async (writes: Write[]) => {
    change(stored);
    const fitting = writes.filter(({ updateOne: { filter, update } }) => {
      const quote = stored.find(({ _id, updatedAt }) => _id === filter._id && updatedAt === filter.updatedAt);
      if (quote) quote.dueAt = update.dueAt;
      return quote;
    });
    return { matchedCount: fitting.length };
  };
  const find = ({ mergedInto }: { mergedInto: unknown }) => {
    const found = { sort: () => found, hint: () => found, lean: async () => (mergedInto === null ? [...stored] : []) };
    return found;
  };
  const clock = new ReplyClockService(
    { findById: () => ({ lean: async () => null }) } as never, // no holidays of the office
    { find, bulkWrite, updateMany: async () => ({ modifiedCount: 0 }) } as never, // all that is asked of requests
    { answerWorkingDays: 2 },
    {} as never, // nothing is queued
  );
  return { clock, stored };
}

describe('winding all clocks', () => {
  it('looks once more at a request that has changed meanwhile', async () => {
    let times = 0;
    const { clock, stored } = service(([first]) => {
      times += 1;
      if (times === 1 && first) first.updatedAt = at(2);
    });
    expect(await clock.windAll()).toBe(2);
    expect(stored.map(({ dueAt }) => dueAt)).toEqual([expect.any(Date), expect.any(Date)]);
    expect(times).toBe(2);
  });

  it('ends where one never rests', async () => {
    const { clock, stored } = service(([first]) => first && (first.updatedAt = new Date(Number(first.updatedAt) + 1)));
    expect(await clock.windAll()).toBe(1);
    expect(stored[0]?.dueAt).toBeNull();
  });
});
