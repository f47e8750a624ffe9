import { AppError } from '../common/app-error.js';

/** Work that is done in turn: so many pieces at once, by default one after the other. `retryAfter`: s. */
export class SerialQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce = 1,
    private readonly retryAfter = 5,
  ) {}

  /** Does the work when its turn has come. Throws `too_many_requests` if so much waits or is being done. */
  async take<Result>(work: () => Promise<Result>, most = Infinity): Promise<Result> {
    if (this.running + this.waiting.length >= most)
      throw new AppError('too_many_requests', { retryAfter: this.retryAfter });
    if (this.running < this.atOnce) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
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
