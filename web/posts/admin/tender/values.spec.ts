import { clockOf, hasPassed, momentOf } from '@/lib/koreanClock';

import { tenderLines } from './lines';
import { noTender, problemOf, takenOver, tenderTextOf } from './values';

describe('a closing time in a form', () => {
  it.each([
    ['2026-12-01T05:00:00.000Z', '2026-12-01T14:00'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01T00:00'],
    ['2026-06-30T14:59:59.000Z', '2026-06-30T23:59:59'],
  ])('is the one on a clock in Korea: %s', (moment, clock) => {
    expect(clockOf(moment)).toBe(clock);
    expect(new Date(momentOf(clock)).toISOString()).toBe(moment);
  });

  it('has passed from its very moment on, and never when it is blank', () => {
    const moment = Date.parse('2026-12-01T05:00:00.000Z');
    expect([moment - 1, moment].map((now) => hasPassed('2026-12-01T14:00', now))).toEqual([false, true]);
    expect(hasPassed('', moment)).toBe(false);
  });
});

describe('the parts of a tender', () => {
  it.each([
    ['tenderNumber', '가'.repeat(60), undefined],
    ['tenderNumber', '가'.repeat(61), 'too_long'],
    ['tenderRevision', '99', undefined],
    ['tenderRevision', '1a', 'invalid_number'],
    ['tenderRevision', '100', 'invalid_number'],
    ['tenderContact', 'x'.repeat(101), 'too_long'],
    ['tenderTelephone', ' 02-123-4567 ', undefined],
    ['tenderTelephone', 'call us', 'invalid_telephone'],
    ['tenderTelephone', '1'.repeat(51), 'too_long'],
  ] as const)('%s: %s', (name, value, problem) => {
    expect(problemOf(name, { ...noTender, [name]: value })).toBe(problem);
    expect(problemOf(name, noTender)).toBeUndefined();
  });

  it('are taken over from the notices before: with the next revision, of a result with the last one', () => {
    const next = { number: '2026-014', revision: 1, contact: 'Kim', telephone: null };
    const taken = { tenderNumber: '2026-014', tenderContact: 'Kim', tenderTelephone: '' };
    expect(takenOver(next, 'correction')).toEqual({ ...taken, tenderRevision: '2' });
    expect(takenOver(next, 'result')).toEqual({ ...taken, tenderRevision: '1' });
    expect(takenOver({ ...next, number: null, revision: 0 }, 'correction').tenderRevision).toBe('');
    expect(takenOver(null, 'correction')).toMatchObject({ tenderNumber: '', tenderRevision: '' });
  });

  it('are said in lines, the first notice by its title or as gone', () => {
    const tender = {
      number: '2026-014',
      revision: 1,
      kind: 'result' as const,
      closesAt: '2026-12-01T05:00:00.000Z',
      contact: null,
      telephone: null,
      first: 'f',
    };
    expect(tenderLines(tenderTextOf(tender, 'Pumps'), 'en').split('\n')).toEqual([
      'Notice number: 2026-014',
      'Revision: 1',
      'Kind: Tender result',
      'Closing time: 1 Dec 2026, 14:00 (Korean time)',
      'First notice: Pumps',
    ]);
    expect(tenderLines(tenderTextOf(tender, null), 'en')).toMatch(
      /First notice: The first notice has been deleted or is a draft\.$/,
    );
    expect(tenderLines(noTender, 'en')).toBe('');
  });
});
