import { Injectable } from '@nestjs/common';

import { OwnProcess } from '../../platform/workers/own-process.js';
import { SerialQueue } from '../../platform/workers/serial-queue.js';

import type { PrintOrder } from './pdf/process.js';

/** The largest sheet takes a second, on a busy machine many times that: ms. */
const LONGEST = 60_000;
/** Far more than the largest sheet takes: MB. */
const MEMORY = 192;
/** Time that a process waits for the next order, ms: loading takes longer than printing, and nothing stays in memory. */
const REST = 1_000;

/** Prints one order after the other in a process of its own, so that printing delays nobody else. */
@Injectable()
export class PrintingService {
  private readonly turns = new SerialQueue();
  private readonly printer = new OwnProcess<readonly PrintOrder[], Uint8Array[]>(
    new URL('pdf/process.js', import.meta.url),
    { longest: LONGEST, rest: REST, megabytes: MEMORY },
  );

  /** Throws `too_many_requests` if so many wait or are printed. */
  async print(order: PrintOrder, most?: number): Promise<Buffer> {
    const [sheet] = await this.printAll([order], most);
    if (!sheet) throw new Error('The sheet was not printed.');
    return sheet;
  }

  /** Prints several sheets at once; none if one of them fails. */
  printAll(orders: readonly PrintOrder[], most?: number): Promise<Buffer[]> {
    return this.turns.take(async () => (await this.printer.order(orders)).map((sheet) => Buffer.from(sheet)), most);
  }
}
