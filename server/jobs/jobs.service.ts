import { MongoBackend } from '@agendajs/mongo-backend';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Agenda, backoffStrategies } from 'agenda';
import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';

/** How often the queue is looked at: ms. A job added by this process is found at once. */
const POLL = 2_000;
/** A job whose process died is taken up by another after this time: ms. */
const LOCK = 60_000;
/** Jobs of a name done at once, and those that a process reserves: few enough to be done while they are reserved. */
const LIMITS = { concurrency: 5, lockLimit: 20 };
/** Failed jobs are tried again after 2, 4, 8 … seconds, at most an hour apart, until they say that they are done. */
const RETRY = backoffStrategies.exponential({
  delay: 2_000,
  factor: 2,
  maxDelay: 3_600_000,
  maxRetries: Number.MAX_SAFE_INTEGER,
});
/** How long running jobs may take to end at shutdown: ms. */
const FAREWELL = 4_000;

const COLLECTION = 'jobs';

type JobKey = Record<string, string>;

/** Work that must be done later and must not be lost: kept in MongoDB, done once, by whichever process comes first. */
@Injectable()
export class JobsService implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly agenda: Agenda;
  private isStopping = false;

  constructor(@InjectConnection() private readonly connection: Connection) {
    // mongoose's Db type comes from its own copy of the driver's types.
    const backend = new MongoBackend({ mongo: connection.db as never, collection: COLLECTION });
    this.agenda = new Agenda({ backend, processEvery: POLL, defaultLockLifetime: LOCK, removeOnComplete: true });
    this.agenda.on('error', (error) => {
      // Its look at the queue may be under way when the connection closes.
      if (!this.isStopping) this.logger.error(error);
    });
  }

  /** Two processes that add the same job at the same moment must not add it twice: only an index sees to that. */
  async onModuleInit(): Promise<void> {
    await this.connection.collection(COLLECTION).createIndex({ name: 1, data: 1 }, { unique: true });
  }

  /** Says how jobs of this name are done. A job that throws is tried again later. */
  define<Key extends JobKey>(name: string, work: (key: Key) => Promise<void>): void {
    this.agenda.define<Key>(name, async (job) => work(job.attrs.data), { backoff: RETRY, ...LIMITS });
  }

  /** Runs work every so many seconds, once for all processes together. */
  async every(seconds: number, name: string): Promise<void> {
    await this.agenda.every(`${seconds} seconds`, name).catch(ignoreTwin);
  }

  /** Adds a job unless the same one (name and key) is waiting already. */
  async add(name: string, key: JobKey): Promise<void> {
    const unique = Object.fromEntries(Object.entries(key).map(([field, value]) => [`data.${field}`, value]));
    const job = this.agenda.create(name, key).unique({ name, ...unique }, { insertOnly: true });
    await job.schedule(new Date()).save().catch(ignoreTwin);
  }

  /** Forgets jobs of this name with this in their key, and what was kept of them. */
  async forget(name: string, key: JobKey): Promise<void> {
    const data = Object.entries(key).map(([field, value]) => [`data.${field}`, value]);
    await this.connection.collection(COLLECTION).deleteMany({ name, ...Object.fromEntries(data) });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.agenda.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.agenda.drain(FAREWELL);
  }
}

/** The same job was added by somebody else in this moment. */
function ignoreTwin(error: unknown): void {
  const isTwin = error instanceof mongo.MongoServerError && error.code === 11_000;
  if (!isTwin) throw error;
}
