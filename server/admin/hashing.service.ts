import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { AppError } from '../common/app-error.js';

/** Each hashing takes one of the four threads of Node's pool, which also reads files. */
const AT_ONCE = 2;
/** Attempts that wait or run; the last one waits about half a second. */
const ATTEMPTS = 30;
/** s. */
const RETRY_AFTER = 2;

/** Hashes few passwords at a time, so that a flood of sign-ins delays nobody else. */
@Injectable()
export class HashingService {
  private attempts = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Throws `too_many_requests` if too many attempts wait; the attempt has not begun then and counts for no limit. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    if (this.attempts >= ATTEMPTS) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
    this.attempts += 1;
    try {
      return await work();
    } finally {
      this.attempts -= 1;
    }
  }

  /** argon2id. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password));
  }

  verify(hashed: string, password: string): Promise<boolean> {
    return this.inTurn(() => verify(hashed, password));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // To the one that has waited longest.
      if (next) next();
      else this.running -= 1;
    }
  }
}
