import type { DeliveryState, EntryKind, QuoteStatus } from '../../../shared/requests/quotes.types.js';

import { repliedAt, withoutAnswer } from './given-answers.js';
import type { StoredEntry } from './quotes.schema.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const entry = (kind: EntryKind, hour: number, state: DeliveryState = 'sent') =>
  ({ id: `${kind}-${hour}`, kind, at: at(hour), letter: { state } }) as StoredEntry; // the rest is not read

describe('an answer that was refused for good', () => {
  const refused = entry('answer', 2, 'failed');
  const of = (answeredAt: Date | null, history: StoredEntry[], status: QuoteStatus = 'answered') =>
    withoutAnswer({ status, answeredAt, history }, refused);

  it('was none: its request is open again, and not answered', () => {
    expect(of(at(2), [refused])).toEqual({ status: 'in_progress', answeredAt: null });
  });

  it('leaves an answer before it, and opens the request for the one that is missing', () => {
    expect(of(at(1), [entry('answer', 1), refused])).toEqual({ status: 'in_progress' });
  });

  it('leaves the first answer to one that followed it, and that is not refused', () => {
    const later = [refused, entry('answer', 3, 'failed'), entry('answer', 4, 'queued')];
    expect(of(at(2), later)).toEqual({ answeredAt: at(4) });
  });

  it('leaves what the office has said of its request since', () => {
    expect(of(at(2), [refused], 'closed')).toEqual({ answeredAt: null });
  });
});

describe('a reply of the sender', () => {
  const moment = (...history: StoredEntry[]) => repliedAt({ history });

  it('waits for the office from the first one to the last answer', () => {
    const replies = [entry('change', 3), entry('acceptance', 4)];
    expect(moment(entry('answer', 1), entry('correction', 2), ...replies)).toEqual(at(3));
    expect(moment(entry('answer', 1), entry('change', 2), entry('answer', 3))).toBeUndefined();
  });

  it('waits on where the answer to it was refused', () => {
    expect(moment(entry('answer', 1), entry('change', 2), entry('answer', 3, 'failed'))).toEqual(at(2));
  });

  it('is none where nothing was answered', () => {
    expect(moment(entry('correction', 1))).toBeUndefined();
  });
});
