import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A process gave no answer: it took too long, was killed (most likely for want of memory), or ended. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';

  constructor(readonly reason: 'out_of_time' | 'killed' | 'ended') {
    super(`A process gave no answer: ${reason}.`);
  }
}

type Limits = {
  /** Time for an order: ms. */
  longest: number;
  /** Time without orders after which the process ends: ms. By default each process is for one order. */
  rest?: number;
  /** JavaScript's memory: MB. */
  megabytes?: number;
};

type Waiting<Answer> = {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
};
type Reply<Answer> = { id: number } & ({ answer: Answer } | { error: unknown });

/**
 * A program in a process of its own, which knows no secret: there while it is needed, and restarted after it failed. A thread
 * that runs out of memory can end the whole server.
 */
export class OwnProcess<Order, Answer> {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, Waiting<Answer>>();
  private resting: NodeJS.Timeout | undefined;
  private orders = 0;

  constructor(
    private readonly program: URL,
    private readonly limits: Limits,
  ) {}

  /** Rejects with NoAnswer, or with the error that the program threw. */
  async order(order: Order): Promise<Answer> {
    clearTimeout(this.resting);
    const child = (this.child ??= this.start());
    this.orders += 1;
    const id = this.orders;
    return new Promise((resolve, reject) => {
      // A process that is gone tells so by its exit. An order that cannot be sent throws here, and waits for nothing.
      child.send({ id, order }, () => undefined);
      const timer = setTimeout(() => this.fail(new NoAnswer('out_of_time')), this.limits.longest);
      this.waiting.set(id, { resolve, reject, timer });
    });
  }

  /** Pending orders reject. */
  end(): void {
    this.fail(new NoAnswer('ended'));
  }

  private start(): ChildProcess {
    const { megabytes } = this.limits;
    const child = fork(this.program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { NODE_ENV: 'production' },
      execArgv: megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`],
    });
    child.unref();
    child.channel?.unref();
    const gone = (error: Error) => {
      if (this.child === child) this.fail(error);
    };
    // One that is busy would not notice that the server has gone.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    child.on('message', (reply: Reply<Answer>) => this.settle(reply));
    child.on('error', gone);
    child.on('exit', (_code, signal) => gone(new NoAnswer(signal ? 'killed' : 'ended')));
    return child;
  }

  private settle(reply: Reply<Answer>): void {
    const waiting = this.waiting.get(reply.id);
    // Of a process that has failed meanwhile.
    if (!waiting) return;
    this.waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    if ('error' in reply) waiting.reject(reply.error);
    else waiting.resolve(reply.answer);
    if (this.waiting.size > 0) return;
    const { rest } = this.limits;
    if (rest === undefined) this.end();
    else this.resting = setTimeout(() => this.end(), rest).unref();
  }

  /** Whatever waits fails with the process: nobody knows which order was to blame. */
  private fail(error: Error): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    clearTimeout(this.resting);
    const { child } = this;
    this.child = undefined;
    // At once, whatever a library's threads are doing: there is nothing to put away.
    child?.kill('SIGKILL');
    for (const { reject, timer } of all) {
      clearTimeout(timer);
      reject(error);
    }
  }
}

/** Makes this process one that answers orders until the server ends it or is gone; a patient one lets visitors go first. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one who asks sends what is answered here
export function answerOrders<Order>(answer: (order: Order) => Promise<object>, { isPatient = false } = {}): void {
  if (isPatient) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on('message', ({ id, order }: { id: number; order: Order }) => {
    answer(order).then(
      (made) => process.send?.({ id, answer: made }),
      (error: unknown) => process.send?.({ id, error }),
    );
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
