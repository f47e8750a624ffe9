import { Worker } from 'node:worker_threads';

import { Injectable } from '@nestjs/common';

import { AppError } from '../common/app-error.js';

import type { PrintOrder } from './pdf/thread.js';

/** s. */
const RETRY_AFTER = 5;
/** Far more than the largest sheet takes: MB. */
const MEMORY = 192;

/** Prints one order after the other, each in a thread of its own, so that printing delays nobody else. */
@Injectable()
export class PrintingService {
  private orders = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** Throws `too_many_requests` if so many wait or are printed. */
  async print(order: PrintOrder, most = Infinity): Promise<Buffer> {
    if (this.orders >= most) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
    const [sheet] = await this.printAll([order]);
    if (!sheet) throw new Error('The sheet was not printed.');
    return sheet;
  }

  /** Several sheets at once, in one thread: beginning takes longer than printing. */
  async printAll(orders: readonly PrintOrder[]): Promise<Buffer[]> {
    this.orders += 1;
    const printing = this.last.then(() => printInThread(orders));
    this.last = printing.catch(() => undefined);
    return printing.finally(() => {
      this.orders -= 1;
    });
  }
}

function printInThread(orders: readonly PrintOrder[]): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('pdf/thread.js', import.meta.url), {
      workerData: orders,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    thread.once('message', (sheets: Uint8Array[]) => resolve(sheets.map((sheet) => Buffer.from(sheet))));
    thread.once('error', reject);
    // After a message this changes nothing.
    thread.once('exit', (code) => reject(new Error(`The sheets were not printed: exit code ${code}.`)));
  });
}
