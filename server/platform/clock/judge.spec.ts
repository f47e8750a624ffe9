import { DAY, firstNote, hasGoneBack, judge, judgeAmount, released } from './judge.js';

const START = Date.UTC(2026, 4, 1);
const HOUR = DAY / 24;
const YEAR = 400 * DAY;
const looked = (...moments: number[]) => moments.reduce((note, now) => judge(note, now, now), firstNote(START));

describe('a look at the clock', () => {
  it('trusts one that runs on, also over a night without a server', () => {
    expect(looked(START + HOUR, START + DAY, START + 2 * DAY).held).toBeNull();
  });

  it.each([
    ['ahead', YEAR],
    ['back', -YEAR],
    ['by little more than a day', DAY + 1],
  ])('holds one that moved %s, and ends that when it is back where it was', (_, moved) => {
    const note = looked(START + HOUR, START + HOUR + moved, START + 2 * HOUR + moved);
    expect(note.held).toEqual({ reason: 'moved', since: START + HOUR + moved });
    expect(judge(note, START + 3 * HOUR, START + 3 * HOUR)).toMatchObject({ held: null, trustedAt: START + 3 * HOUR });
  });

  it('trusts a clock that has run on for a day after it moved, counted anew where it moved again', () => {
    const ahead = START + YEAR;
    expect(looked(ahead, ahead + DAY - 1).held).not.toBeNull();
    expect(looked(ahead, ahead + DAY)).toMatchObject({ held: null, trustedAt: ahead + DAY });
    const again = ahead + YEAR;
    expect(looked(ahead, again, again + DAY - 1).held).toEqual({ reason: 'moved', since: again });
  });

  it('holds one that the database does not confirm, until somebody says that it is right', () => {
    const note = judge(firstNote(START), START + HOUR, START - HOUR);
    expect(note.held).toEqual({ reason: 'differs', since: START + HOUR });
    expect(judge(note, START + 2 * HOUR, START + HOUR).held).toBeNull();
    const confirmed = released(note, START + 2 * HOUR);
    expect(judge(confirmed, START + 3 * HOUR, START).held).toBeNull();
    expect(judge(confirmed, START + 2 * HOUR + YEAR, START).held?.reason).toBe('moved');
  });

  it('says whether it is earlier than the one before', () => {
    expect([START - DAY, START - HOUR, START, START + YEAR].map((now) => hasGoneBack(firstNote(START), now))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('what is due at once', () => {
  const note = firstNote(START);

  it('is erased where it is little, or was as much before', () => {
    const after = judgeAmount(note, START, 'quotes', 20);
    expect(after).toMatchObject({ held: null, most: { quotes: 20 } });
    expect(judgeAmount(after, START, 'quotes', 60)).toMatchObject({ held: null, most: { quotes: 60 } });
  });

  it('is held for a day where it is far more than ever, and then erased', () => {
    const held = judgeAmount(note, START, 'quotes', 21);
    expect(held).toMatchObject({ held: { reason: 'many', since: START }, most: {} });
    expect(judge(held, START + HOUR, START + HOUR).held?.reason).toBe('many');
    const later = judge(held, START + DAY, START + DAY);
    expect(judgeAmount(later, START + DAY, 'quotes', 21)).toMatchObject({ held: null, most: { quotes: 21 } });
  });

  it('counts by kind', () => {
    expect(judgeAmount({ ...note, most: { quotes: 100 } }, START, 'trash', 21).held?.reason).toBe('many');
  });
});
