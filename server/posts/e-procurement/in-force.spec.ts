import mongoose from 'mongoose';

import { nextTender, oldestFirst, tenderInForce } from './in-force.js';
import type { Notice } from './in-force.js';
import { noTender } from './stored-tender.js';
import type { StoredTender } from './tender.schema.js';

const [one, other] = [new Date('2026-12-01T05:00:00Z'), new Date('2026-12-08T05:00:00Z')];
const at = (day: number, tender: Partial<StoredTender> | null): Notice => ({
  _id: new mongoose.Types.ObjectId(),
  createdAt: new Date(Date.UTC(2026, 10, day)),
  tender: tender && { ...noTender, ...tender },
});
const first = at(1, { number: 'N-1', revision: 0, kind: 'notice', closesAt: one, contact: 'Kim', telephone: '02-1' });
const correction = at(2, { number: 'N-1', revision: 1, kind: 'correction', closesAt: other, telephone: '02-2' });
const cancellation = at(3, { kind: 'cancellation', closesAt: other });
const again = at(4, { number: 'N-2', kind: 're-notice', closesAt: one });
const result = at(5, { kind: 'result', contact: 'Lee' });

describe('tenderInForce', () => {
  it('is what a notice says, until a later one corrects it', () => {
    expect(tenderInForce(first, [first])).toMatchObject({ closesAt: one.toISOString(), changedBy: null, changed: [] });
    const now = { closesAt: other.toISOString(), contact: 'Kim', telephone: '02-2' };
    const notices = [first, correction];
    expect(tenderInForce(first, notices)).toMatchObject({
      ...now,
      number: 'N-1',
      revision: 0,
      kind: 'notice',
      changedBy: 'correction',
      changed: ['closesAt', 'telephone'],
    });
    expect(tenderInForce(correction, notices)).toMatchObject({ ...now, revision: 1, changedBy: null, changed: [] });
  });

  it.each([
    ['a cancellation', [first, correction, cancellation], { closesAt: null, changedBy: 'cancellation' }],
    ['a re-notice after it', [first, cancellation, again], { closesAt: one.toISOString(), changedBy: 're-notice' }],
    ['a result', [first, correction, result], { closesAt: other.toISOString(), contact: 'Lee', changedBy: 'result' }],
    ['one that says nothing', [first, at(6, null)], { closesAt: one.toISOString(), changedBy: 'notice', changed: [] }],
  ] as const)('takes %s into account', (_name, notices, shown) => {
    expect(tenderInForce(first, notices)).toMatchObject(shown);
  });

  it('is also that of a first notice that says nothing, and null where nobody does', () => {
    const silent = at(1, null);
    expect(tenderInForce(silent, [silent])).toBeNull();
    expect(tenderInForce(silent, [silent, correction])).toMatchObject({
      closesAt: other.toISOString(),
      changed: ['closesAt', 'telephone'],
    });
  });
});

describe('oldestFirst', () => {
  it('takes those of one moment by their ids, and one without a date first', () => {
    const twin = { ...correction, _id: new mongoose.Types.ObjectId() };
    const dateless = { ...first, createdAt: null };
    expect([result, twin, correction, dateless].toSorted(oldestFirst)).toEqual([dateless, correction, twin, result]);
  });
});

describe('nextTender', () => {
  it('has the last of what was said, and the highest revision', () => {
    expect(nextTender([correction, first])).toEqual({
      number: 'N-1',
      revision: 1,
      contact: 'Kim',
      telephone: '02-2',
    });
    expect(nextTender([at(1, null)])).toEqual({ number: null, revision: 0, contact: null, telephone: null });
  });
});
