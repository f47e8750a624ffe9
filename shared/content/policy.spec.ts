import { defaultContent } from '../../server/site/defaults.js';

import { withEarlier } from './policy.js';

const { privacy } = defaultContent;
const daysOf = ({ earlier }: typeof privacy) => earlier.map(({ from }) => from);

describe('withEarlier', () => {
  it('keeps what was in force when another policy comes into force, in the order of days', () => {
    const next = { ...privacy, from: '2027-03-01' };
    const published = withEarlier(next, privacy);
    expect(daysOf(published)).toEqual([...daysOf(privacy), privacy.from]);
    expect(published.earlier.at(-1)).toEqual({
      from: privacy.from,
      changes: privacy.changes,
      intro: privacy.intro,
      articles: privacy.articles,
    });
    expect(daysOf(withEarlier({ ...published, from: '2028-01-01' }, published))).toEqual([
      ...daysOf(privacy),
      privacy.from,
      '2027-03-01',
    ]);
  });

  it('keeps nothing twice, and nothing of a policy whose day stays', () => {
    expect(withEarlier(privacy, privacy)).toBe(privacy);
    const next = withEarlier({ ...privacy, from: '2027-03-01' }, privacy);
    expect(daysOf(withEarlier({ ...next }, privacy))).toEqual(daysOf(next));
  });

  it('takes back what is in force again', () => {
    const next = withEarlier({ ...privacy, from: '2027-03-01' }, privacy);
    expect(daysOf(withEarlier({ ...next, from: privacy.from }, next))).toEqual([...daysOf(privacy), '2027-03-01']);
  });
});
