/** A program: the built server with a clock of its own, which the signal USR2 sets forward by a day. */
import { builtProgram } from './server-process.js';

const DAY = 86_400_000;

const real = Date.now;
let days = 0;
Date.now = () => real() + days * DAY;
process.on('SIGUSR2', () => {
  days += 1;
  process.stdout.write(`clock: ${days}\n`);
});
await import(builtProgram('main.js'));
