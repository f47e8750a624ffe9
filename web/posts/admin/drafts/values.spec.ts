import { mainWay, publishingOf, questionsOf, targetOf, timeIn } from './values';
import type { PublishingValues } from './values';

type Base = Parameters<typeof targetOf>[0];
const draft = (publishAt: string | null) => ({ draft: { publishAt, original: null } }) as Base; // what is read of it
const published = { draft: null } as Base; // what is read of it
const hour = 3_600_000;
const clockIn = (ms: number) => new Date(Date.now() + ms + 9 * hour).toISOString().slice(0, 19);
const now = { publishing: 'now', publishAt: '' } as const;
const at = (publishAt: string): PublishingValues => ({ publishing: 'at', publishAt });

describe('what becomes of a post', () => {
  it('is at first what it is: published, kept, or published at its time on a clock in Korea', () => {
    expect(publishingOf(undefined)).toEqual(now);
    expect(publishingOf(published)).toEqual(now);
    expect(publishingOf(draft(null))).toEqual({ publishing: 'draft', publishAt: '' });
    expect(publishingOf(draft('2026-12-01T00:00:00.000Z'))).toEqual(at('2026-12-01T09:00'));
  });

  it('has a time only where that is chosen', () => {
    expect(timeIn(at('2026-12-01T09:00'))).toBe('2026-12-01T09:00');
    expect(timeIn({ publishing: 'draft', publishAt: '2026-12-01T09:00' })).toBe('');
  });

  it.each([
    ['a new post', undefined, 'now', { isDraft: false }],
    ['a new post', undefined, 'at', { isDraft: true }],
    ['a new post', undefined, 'draft', { isDraft: true }],
    ['a draft', draft(null), 'now', { isDraft: true, step: 'publish' }],
    ['a draft', draft(null), 'at', { isDraft: true }],
    ['a post', published, 'now', { isDraft: false }],
    ['a post', published, 'draft', { isDraft: false, step: 'withdraw' }],
  ] as const)('is where the form of %s is sent', (_, base, publishing, target) => {
    expect(targetOf(base, publishing)).toEqual(target);
  });

  it('is by the Enter key what it is: a draft is not published', () => {
    expect([mainWay(undefined, 'draft'), mainWay(published, 'draft')]).toEqual(['now', 'now']);
    expect([mainWay(draft(null), 'now'), mainWay(draft(null), 'at')]).toEqual(['draft', 'at']);
  });
});

describe('what may not be meant', () => {
  const past = '2020-01-01T00:00';
  const soon = clockIn(hour);
  const later = clockIn(2 * hour);

  it.each([
    ['a post taken back', { ...now, publishing: 'draft', tenderClosesAt: past }, published, past, ['withdrawing']],
    ['closing now', { ...now, tenderClosesAt: past }, undefined, '', ['closing']],
    ['one that was asked about before', { ...now, tenderClosesAt: past }, published, past, []],
    ['of a draft that is published', { ...now, tenderClosesAt: past }, draft(null), past, ['closing']],
    ['of a draft that is kept', { ...now, publishing: 'draft', tenderClosesAt: past }, draft(null), past, []],
    ['of publishing', { ...at(past), tenderClosesAt: '' }, undefined, '', ['publishing']],
    ['of both', { ...at(past), tenderClosesAt: past }, undefined, '', ['publishing', 'closing']],
    ['by the time of publishing', { ...at(later), tenderClosesAt: soon }, undefined, '', ['closingThen']],
    ['by no means', { ...at(soon), tenderClosesAt: later }, undefined, '', []],
  ] as const)('is asked about: %s', (_, typed, base, stored, questions) => {
    expect(questionsOf(typed, base, stored)).toEqual(questions);
  });
});
