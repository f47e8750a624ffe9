import { AppError } from './app-error.js';

/** s. */
const RETRY_AFTER = 5;

/** Work that is done one after the other. */
export class Turns {
  private count = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** Does the work when all before it is done. Throws `too_many_requests` if so much waits or is being done. */
  async take<Result>(work: () => Promise<Result>, most = Infinity): Promise<Result> {
    if (this.count >= most) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
    this.count += 1;
    const doing = this.last.then(work);
    this.last = doing.catch(() => undefined);
    return doing.finally(() => {
      this.count -= 1;
    });
  }
}
