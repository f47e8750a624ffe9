import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A process gave no answer. It was ended by a signal if it took too long, or more memory than there is. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';

  constructor(
    code: number | null,
    readonly signal: NodeJS.Signals | null,
  ) {
    super(`A process gave no answer: ${signal ?? `exit code ${code}`}.`);
  }
}

/** Time limit, ms, and limit of JavaScript's memory, MB. */
type Limits = { longest: number; megabytes?: number };

/** Runs an order in a process of its own that knows no secret and then ends. Rejects with NoAnswer. */
export function answerOf<Answer>(program: URL, order: object, { longest, megabytes }: Limits): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {},
      execArgv: megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`],
      timeout: longest,
      killSignal: 'SIGKILL',
    });
    child.once('message', (answer: Answer) => resolve(answer));
    child.on('error', reject);
    // After an answer this changes nothing.
    child.once('close', (code, signal) => reject(new NoAnswer(code, signal)));
    child.send(order, (error) => error && reject(error));
  });
}

/** Makes this process one that answers one order and ends. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one who asks sends what is answered here
export function answerOnce<Order extends object>(answer: (order: Order) => Promise<object>): void {
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('message', (order: Order) => {
    void answer(order).then((made) => process.send?.(made, () => process.disconnect()));
  });
  // Also when the site has ended meanwhile. At once, whatever a library's threads are doing: there is nothing to put away,
  // and a process that hangs in its farewell would keep the site's error output open.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
