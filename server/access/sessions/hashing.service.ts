import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { SerialQueue } from '../../platform/workers/serial-queue.js';

/** Each hashing takes one of the four threads of Node's pool, which also reads files. */
const AT_ONCE = 2;
/** Attempts that wait or run; the last one waits about half a second. */
const ATTEMPTS = 30;
/** s. */
const RETRY_AFTER = 2;

/** Hashes few passwords at a time, so that a flood of sign-ins delays nobody else. */
@Injectable()
export class HashingService {
  private readonly attempts = new SerialQueue(AT_ONCE, RETRY_AFTER);
  private readonly hashes = new SerialQueue(AT_ONCE);

  /**
   * An attempt with a password, in its turn: what it asks of the database is asked by two at once, too. Throws
   * `too_many_requests` if too many wait; the attempt has not begun then and counts for no limit.
   */
  attempt<T>(work: () => Promise<T>): Promise<T> {
    return this.attempts.take(work, ATTEMPTS);
  }

  /** argon2id. */
  hash(password: string): Promise<string> {
    return this.hashes.take(() => hash(password));
  }

  verify(hashed: string, password: string): Promise<boolean> {
    return this.hashes.take(() => verify(hashed, password));
  }
}
