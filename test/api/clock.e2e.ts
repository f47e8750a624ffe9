import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { Session, SessionSchema } from '../../server/access/sessions/admin.schema.js';
import { SessionService } from '../../server/access/sessions/session.service.js';
import { ClockService } from '../../server/platform/clock/clock.service.js';
import { ForgettingService } from '../../server/upkeep/clock/forgetting.service.js';
import { RateLimitService } from '../../server/platform/http/rate-limit.service.js';
import { JobsService } from '../../server/platform/jobs/jobs.service.js';
import { RequestFileSchema, StoredRequestFile } from '../../server/requests/files/request-files.schema.js';
import { RemovalService } from '../../server/requests/files/removal.service.js';
import { testDatabaseUri } from '../support/site/site.js';

const DAY = 24 * 3_600_000;

class SetClock extends ClockService {
  ahead = 0;

  protected override now(): number {
    return Date.now() + this.ahead;
  }
}

let database: Connection;
let clock: SetClock;

beforeAll(async () => {
  database = await mongoose.createConnection(testDatabaseUri('clock')).asPromise();
});

beforeEach(() => {
  clock = new SetClock(database);
});

afterEach(() => database.dropDatabase());

afterAll(() => database.close());

const stored = (name: string) => database.collection<{ _id: string } & Record<string, unknown>>(name);
const idsIn = async (name: string) => (await stored(name).find().toArray()).map(({ _id }) => _id);

describe('a clock that is far ahead', () => {
  it('has no waiting upload and no record removed, but what somebody has erased', async () => {
    const files = database.model<StoredRequestFile>(StoredRequestFile.name, RequestFileSchema);
    const removed: string[] = [];
    const store = { remove: async (id: string) => void removed.push(id) } as never;
    const removal = new RemovalService(files, store, clock);
    const jobs = new Map<string, () => Promise<void>>();
    const queue = {
      define: (name: string, work: () => Promise<void>) => jobs.set(name, work),
      every: async () => undefined,
    };
    await new ForgettingService(database, queue as never, clock).onModuleInit();
    const old = new Date(Date.now() - 366 * DAY);
    expect(await clock.isTrusted()).toBe(true);
    await stored('audit-log').insertOne({ _id: 'old', at: old });
    await files.create({ file: 'waiting', name: 'a.pdf', size: 1, tokenHash: '1', scan: 'clean', expiresAt: old });
    await files.create({
      file: 'erased',
      name: 'b.pdf',
      size: 1,
      tokenHash: '2',
      scan: 'clean',
      expiresAt: new Date(0),
    });

    clock.ahead = 400 * DAY;
    await Promise.all([removal.clear(), jobs.get('forget-records')?.()]);
    expect([removed, await idsIn('audit-log')]).toEqual([['erased'], ['old']]);

    clock.ahead = 0;
    await Promise.all([removal.clear(), jobs.get('forget-records')?.()]);
    expect([removed, await idsIn('audit-log')]).toEqual([['erased', 'waiting'], []]);
  });

  it('has only as many requests erased at once as are usual', async () => {
    expect(await clock.mayErase('quotes', 20)).toBe(true);
    expect(await clock.mayErase('quotes', 61)).toBe(false);
    expect([await clock.isTrusted(), (await clock.hold())?.reason]).toEqual([true, 'many']);
    await clock.goOn();
    expect(await clock.mayErase('quotes', 61)).toBe(true);
  });

  it('leaves nobody locked out and no job put off when it is back', async () => {
    const limit = new RateLimitService(database, clock).limit('login', 5, 60);
    const jobs = new JobsService(database, { jobsPoll: 1000 } as never, clock);
    const model = database.model<Session>(Session.name, SessionSchema);
    const nothing = {} as never;
    const sessions = new SessionService(model, { sessionHours: 1 } as never, nothing, nothing, nothing, clock);
    const far = new Date(Date.now() + 400 * DAY);
    clock.ahead = 400 * DAY;
    await clock.isTrusted();
    await stored('rate-limits').insertOne({ _id: 'a', key: 'login:192.0.2.1', expire: far, points: 5 });
    await jobs.add('letter', { number: '1' });
    await stored('jobs').updateMany({}, { $set: { nextRunAt: far } });
    await model.create({ _id: 'c', expiresAt: far });
    await expect(limit.count('192.0.2.1')).rejects.toThrow('Too many requests');
    clock.ahead = 0;
    await clock.isTrusted();
    await limit.count('192.0.2.1');
    expect(Number((await stored('jobs').findOne())?.nextRunAt)).toBeLessThanOrEqual(Date.now());
    expect(await sessions.isOpen('c')).toBe(true);
    expect(Number((await model.findOne())?.expiresAt)).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });
});
