import { fstatSync, writeSync } from 'node:fs';

import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';

import { toLogged } from './logged-error.js';

/** Bytes that may wait for a slow reader; further lines are dropped. */
const MOST_WAITING = 256 * 1024;

const STDOUT = 1;

/** Lines dropped since the start, and those not yet reported in the log. */
let dropped = 0;
let untold = 0;
let isTorn = false;

export const droppedLines = (): number => dropped;

// Without a listener an error would end the process; the callback of each write counts it.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

/** Node writes to pipes and terminals without blocking; everything else is like a file. */
const isStream = process.stdout.isTTY || isPipe();

function isPipe(): boolean {
  try {
    const output = fstatSync(STDOUT);
    return output.isFIFO() || output.isSocket();
  } catch {
    return false;
  }
}

/**
 * The only way to standard output. It never waits and never fails: lines that cannot be written are dropped and
 * counted, and the next one that can be written is preceded by the count.
 */
export const output = {
  write(line: string): void {
    const told = untold;
    const text = (isTorn ? '\n' : '') + (told > 0 ? gapLine(told) : '') + line;
    untold = 0;
    const drop = () => {
      dropped += 1;
      untold += told + 1;
    };
    if (isStream) writeToStream(text, drop);
    else writeToFile(text, drop);
  },
};

function writeToStream(text: string, drop: () => void): void {
  if (process.stdout.writableLength > MOST_WAITING) drop();
  else process.stdout.write(text, (error) => error && drop());
}

function writeToFile(text: string, drop: () => void): void {
  const bytes = Buffer.from(text);
  try {
    const written = writeSync(STDOUT, bytes);
    isTorn = written > 0 && bytes[written - 1] !== 0x0a;
    if (written < bytes.length) drop();
  } catch {
    drop();
  }
}

/** Formatted by hand, because it goes out together with the next line. */
function gapLine(lines: number): string {
  const msg = 'Log lines were dropped: standard output could not be written.';
  return `${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, context: 'Log', dropped: lines, msg })}\n`;
}

/** Written whatever LOG_LEVEL says. */
const log = pino({}, output).child({ context: 'Site' });

/** Tells the operator: words on a terminal, else a line of the log. */
export function say(line: string): void {
  if (process.stdout.isTTY) output.write(`${line}\n`);
  else log.info(line.trim());
}

/** The same for several facts: a row each on a terminal, else one line of the log. */
export function sayAll(facts: Record<string, string>): void {
  const rows = Object.entries(facts).map(([name, fact]) => `  ${capital(name).padEnd(9)}${fact}`);
  if (process.stdout.isTTY) output.write(`${['', ...rows, ''].join('\n')}\n`);
  else log.info(facts, 'The site is up.');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Writes to standard error, if anybody reads it. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

const note =
  (level: 'fatal' | 'error' | 'warn') =>
  (message: unknown, ...more: unknown[]): void => {
    const err = message instanceof Error ? toLogged(message) : undefined;
    log[level]({ context: more.at(-1), ...(err && { err }) }, err?.message ?? String(message));
  };

/** For the framework until the log of requests takes over. */
export const startLogger: LoggerService = {
  log: () => undefined, // its account of its own start interests nobody
  warn: note('warn'),
  error: note('error'),
  fatal: note('fatal'),
};
