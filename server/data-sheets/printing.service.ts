import { Worker } from 'node:worker_threads';

import { Injectable } from '@nestjs/common';

import { Turns } from '../common/turns.js';

import type { PrintOrder } from './pdf/thread.js';

/** Far more than the largest sheet takes: MB. */
const MEMORY = 192;

/** Prints one order after the other, each in a thread of its own, so that printing delays nobody else. */
@Injectable()
export class PrintingService {
  private readonly turns = new Turns();

  /** Throws `too_many_requests` if so many wait or are printed. */
  async print(order: PrintOrder, most?: number): Promise<Buffer> {
    const [sheet] = await this.printAll([order], most);
    if (!sheet) throw new Error('The sheet was not printed.');
    return sheet;
  }

  /** Several sheets at once, in one thread: beginning takes longer than printing. */
  printAll(orders: readonly PrintOrder[], most?: number): Promise<Buffer[]> {
    return this.turns.take(() => printInThread(orders), most);
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
