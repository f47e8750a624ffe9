import { MongoBackend } from '@agendajs/mongo-backend';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Agenda, backoffStrategies } from 'agenda';
import type { Job } from 'agenda';
import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';

import { ClockService } from '../clock/clock.service.js';
import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

/** Another process takes up the job of a dead one after this time: ms. */
const LOCK = 60_000;
/** Jobs per name that run at once, and that a process reserves: few enough to run within the reservation. */
const LIMITS = { concurrency: 5, lockLimit: 20 };
/** Failed jobs are retried after 2, 4, 8 … seconds, at most an hour apart. */
const RETRY = backoffStrategies.exponential({
  delay: 2_000,
  factor: 2,
  maxDelay: 3_600_000,
  maxRetries: Number.MAX_SAFE_INTEGER,
});
/** After this delay a job counts as late: ms. Nearly all begin within seconds. */
const LATE = 300_000;
/** For running jobs at shutdown: ms. */
const FAREWELL = 4_000;

const COLLECTION = 'jobs';

type JobKey = Record<string, string>;

/** Work that must happen later and must not be lost: queued in MongoDB, done once by any process. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly agenda: Agenda;
  private isStopping = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) { jobsPoll }: Config,
    clock: ClockService,
  ) {
    clock.onReturn(() => this.wake());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- mongoose's Db type comes from its own copy of the driver
    const backend = new MongoBackend({ mongo: connection.db as never, collection: COLLECTION, ensureIndex: false });
    this.agenda = new Agenda({ backend, processEvery: jobsPoll, defaultLockLifetime: LOCK, removeOnComplete: true });
    this.agenda.on('error', (error) => {
      // A look at the queue may be under way when the connection closes.
      if (!this.isStopping) this.logger.error(error);
    });
  }

  /** A job that throws is retried. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each kind of job names its own key
  define<Key extends JobKey>(name: string, work: (key: Key) => Promise<void>): void {
    this.agenda.define<Key>(name, (job) => holding(job, () => work(job.attrs.data)), { backoff: RETRY, ...LIMITS });
  }

  /** Runs the job every so many seconds, once for all processes. */
  async every(seconds: number, name: string): Promise<void> {
    await this.agenda.every(`${seconds} seconds`, name).catch(ignoreTwin);
  }

  /** Adds a job unless one of the same name and key waits. */
  async add(name: string, key: JobKey): Promise<void> {
    // By the whole key, as its index has it: field by field every job of the name would be read.
    const job = this.agenda.create(name, key).unique({ name, data: key }, { insertOnly: true });
    await job.schedule(new Date()).save().catch(ignoreTwin);
  }

  /** Removes jobs of this name with this key. */
  async forget(name: string, key: JobKey): Promise<void> {
    const data = Object.entries(key).map(([field, value]) => [`data.${field}`, value]);
    await this.connection.collection(COLLECTION).deleteMany({ name, ...Object.fromEntries(data) });
  }

  /** Jobs not begun in time, and jobs waiting for a retry. */
  async count(): Promise<Record<'late' | 'failed', number>> {
    const jobs = this.connection.collection(COLLECTION);
    const past = { $lt: new Date(Date.now() - LATE) };
    const [late, failed] = await Promise.all([
      // A running job renews its lock.
      jobs.countDocuments({ nextRunAt: past, $or: [{ lockedAt: null }, { lockedAt: past }] }),
      jobs.countDocuments({ failCount: { $gt: 0 } }),
    ]);
    return { late, failed };
  }

  /** Has jobs run that a clock ahead has put off; each is only a reminder to look again. */
  private async wake(): Promise<void> {
    const now = new Date();
    await this.connection.collection(COLLECTION).updateMany({ nextRunAt: { $gt: now } }, { $set: { nextRunAt: now } });
  }

  async onApplicationBootstrap(): Promise<void> {
    // A process that died while its clock was ahead has left them.
    const ahead = { lockedAt: { $gt: new Date(Date.now() + LOCK) } };
    await this.connection.collection(COLLECTION).updateMany(ahead, { $set: { lockedAt: null } });
    await this.agenda.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.agenda.drain(FAREWELL);
  }
}

/** Renews the job's lock while the work lasts: else it would be begun once more beside it. */
async function holding(job: Job<JobKey>, work: () => Promise<void>): Promise<void> {
  let renewed = Promise.resolve();
  const beat = setInterval(() => {
    renewed = job.touch().catch(() => undefined);
  }, LOCK / 3);
  try {
    await work();
  } finally {
    clearInterval(beat);
    // Not after the job's end is noted.
    await renewed;
  }
}

/** Another process has just added the same job. */
function ignoreTwin(error: unknown): void {
  const isTwin = error instanceof mongo.MongoServerError && error.code === 11_000;
  if (!isTwin) throw error;
}
