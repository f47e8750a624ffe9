import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { Injectable } from '@nestjs/common';

import { Turns } from '../common/turns.js';

import type { PrintOrder } from './pdf/thread.js';

/** Far more than the largest sheet takes: MB. */
const MEMORY = 192;
/** Time that a thread waits for the next order, ms: loading takes longer than printing, and nothing stays in memory. */
const REST = 1_000;

/** Prints one order after the other in a thread, so that printing delays nobody else. */
@Injectable()
export class PrintingService {
  private readonly turns = new Turns();
  private thread: Worker | undefined;
  private rest: NodeJS.Timeout | undefined;

  /** Throws `too_many_requests` if so many wait or are printed. */
  async print(order: PrintOrder, most?: number): Promise<Buffer> {
    const [sheet] = await this.printAll([order], most);
    if (!sheet) throw new Error('The sheet was not printed.');
    return sheet;
  }

  /** Prints several sheets at once; none if one of them fails. */
  printAll(orders: readonly PrintOrder[], most?: number): Promise<Buffer[]> {
    return this.turns.take(() => this.printNow(orders), most);
  }

  private async printNow(orders: readonly PrintOrder[]): Promise<Buffer[]> {
    clearTimeout(this.rest);
    const thread = (this.thread ??= this.start());
    const answered = new AbortController();
    const { signal } = answered;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    thread.postMessage(orders);
    try {
      const [sheets] = await Promise.race([once(thread, 'message', { signal }), endOf(thread, signal)]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the thread sends them
      return (sheets as Uint8Array[]).map((sheet) => Buffer.from(sheet));
    } finally {
      answered.abort();
      this.rest = setTimeout(() => this.end(), REST).unref();
    }
  }

  private start(): Worker {
    const thread = new Worker(new URL('pdf/thread.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    const forget = () => {
      if (this.thread === thread) this.thread = undefined;
    };
    thread.on('error', forget);
    thread.on('exit', forget);
    thread.unref();
    return thread;
  }

  private end(): void {
    const thread = this.thread;
    // The next order begins another one.
    this.thread = undefined;
    void thread?.terminate();
  }
}

/** Rejects when the thread ends. */
async function endOf(thread: Worker, signal: AbortSignal): Promise<never> {
  const [code] = await once(thread, 'exit', { signal });
  throw new Error(`The sheets were not printed: exit code ${code}.`);
}
