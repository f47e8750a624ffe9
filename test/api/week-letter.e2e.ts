import { mondayOf } from '../../server/figures/figures.js';
import { dayAfter } from '../../server/reply-clock/days.js';
import { ask, eventually, signIn } from '../support/http.js';
import { inInbox, sendRequest } from '../support/sent-request.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';
import { lettersIn } from '../support/traces.js';

const week = mondayOf(Date.now());

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('week-letter');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const admin = (path: string, options: Parameters<typeof ask>[1] = {}) =>
  ask(`${site.url}/api/admin/${path}`, { token, ...options });
const quotes = () => site.database.collection('quotes');

describe('the letter of the week', () => {
  const weekLetters = async () => (await lettersIn(site.dataFolder)).filter((letter) => /^x-requests:/im.test(letter));
  const queue = (monday: string) =>
    site.database
      .collection('jobs')
      .insertOne({ name: 'week-letter', data: { week: monday }, type: 'normal', nextRunAt: new Date() });
  const done = async () =>
    (await site.database.collection<{ _id: string; week: string }>('admin-settings').findOne({ _id: 'week-letter' }))
      ?.week;
  const run = async (monday: string) => {
    await queue(monday);
    await eventually(done, (found) => found === monday);
  };
  const runAway = async (monday: string) => {
    await queue(monday);
    await eventually(
      () => site.database.collection('jobs').countDocuments({ name: 'week-letter' }),
      (count) => count === 0,
    );
  };

  it('is off at first', async () => {
    expect((await admin('settings')).body).toMatchObject({ weeklyLetter: false });
  });

  it('names what is open, once a week, and goes with an erased request', async () => {
    const { reference } = await sendRequest(site, { email: 'week@example.kr' });
    const { id } = await inInbox(site, reference, token);
    // Mail has failed until another letter was due, which says the same.
    await runAway(dayAfter(week, -14));
    expect([await weekLetters(), await done()]).toEqual([[], undefined]);

    await run(week);
    const [letter = '', ...more] = await weekLetters();
    expect(more).toEqual([]);
    expect(letter).toContain(reference);
    expect(letter).toContain(`quote=3D${id}`);
    await runAway(week);
    expect(await weekLetters()).toHaveLength(1);
    await admin('people/erase', { json: { email: 'week@example.kr', references: [reference] } });
    expect(await weekLetters()).toEqual([]);
  });

  it('is not sent where nothing is open', async () => {
    await quotes().updateMany({}, { $set: { dueAt: null, remindAt: null } });
    await run(dayAfter(week, 7));
    expect(await weekLetters()).toEqual([]);
  });
});
