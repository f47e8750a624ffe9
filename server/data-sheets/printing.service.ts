import { Worker } from 'node:worker_threads';

import { Injectable } from '@nestjs/common';

import { AppError } from '../common/app-error.js';

import type { PrintOrder } from './pdf/thread.js';

/** s. */
const RETRY_AFTER = 5;
/** Far more than the largest sheet takes: MB. */
const MEMORY = 192;

/** Prints one sheet after the other, each in a thread of its own, so that printing delays nobody else. */
@Injectable()
export class PrintingService {
  private orders = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** Throws `too_many_requests` if so many wait or are printed. */
  async print(order: PrintOrder, most = Infinity): Promise<Buffer> {
    if (this.orders >= most) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
    this.orders += 1;
    const printing = this.last.then(() => printInThread(order));
    this.last = printing.catch(() => undefined);
    return printing.finally(() => {
      this.orders -= 1;
    });
  }
}

function printInThread(order: PrintOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('pdf/thread.js', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    thread.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    thread.once('error', reject);
    // After a message this changes nothing.
    thread.once('exit', (code) => reject(new Error(`The sheet was not printed: exit code ${code}.`)));
  });
}
