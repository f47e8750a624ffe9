import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import type { RenderAnswer, RenderOrder } from './orders.types.js';

/** For one order: ms. The whole site takes a second or two, on a busy machine many times that. */
const PATIENCE = 60_000;
/** A process that nobody needed for so long ends, and its memory with it: ms. */
const REST = 60_000;
/** About three times what the site takes: MB. */
const MEMORY = 384;

/** Why there is no answer: it took too long, or the process ended, most likely for want of memory. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';

  constructor(readonly reason: 'out_of_time' | 'out_of_memory') {
    super(`The renderer gave no answer: ${reason}.`);
  }
}

type Waiting = {
  resolve: (answer: RenderAnswer) => void;
  reject: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
};

/**
 * The renderer, in a process of its own: there while it is needed, and restarted after it failed. A thread that runs out of
 * memory can end the whole server.
 */
export class RenderProcess {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private rest: NodeJS.Timeout | undefined;
  private orders = 0;

  constructor(
    private readonly program = new URL('render.process.js', import.meta.url),
    private readonly times = { patience: PATIENCE, rest: REST },
  ) {}

  /** Rejects with RenderFailure. */
  order(wanted: Omit<RenderOrder, 'id'>): Promise<RenderAnswer> {
    clearTimeout(this.rest);
    const child = (this.child ??= this.start());
    this.orders += 1;
    const id = this.orders;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail('out_of_time'), this.times.patience);
      this.waiting.set(id, { resolve, reject, timer });
      // A process that is gone tells so by its exit.
      child.send({ id, ...wanted } satisfies RenderOrder, () => undefined);
    });
  }

  /** Pending orders reject as if the process had exited. */
  end(): void {
    this.fail('out_of_memory');
  }

  private start(): ChildProcess {
    const child = fork(this.program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // React without its checks, as in the build.
      env: { NODE_ENV: 'production' },
      execArgv: [`--max-old-space-size=${MEMORY}`],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (answer: RenderAnswer) => this.settle(answer));
    child.on('error', () => this.gone(child));
    child.on('exit', () => this.gone(child));
    return child;
  }

  private settle(answer: RenderAnswer): void {
    const waiting = this.waiting.get(answer.id);
    // Of a process that has failed meanwhile.
    if (!waiting) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
    if (this.waiting.size > 0) return;
    this.rest = setTimeout(() => this.end(), this.times.rest);
    this.rest.unref();
  }

  private gone(child: ChildProcess): void {
    if (this.child === child) this.fail('out_of_memory');
  }

  /** Whatever waits fails with the process: nobody knows which order was to blame. */
  private fail(reason: RenderFailure['reason']): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    clearTimeout(this.rest);
    const { child } = this;
    this.child = undefined;
    child?.kill('SIGKILL');
    for (const { reject, timer } of all) {
      clearTimeout(timer);
      reject(new RenderFailure(reason));
    }
  }
}
