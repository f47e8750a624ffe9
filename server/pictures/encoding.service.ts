import { fork } from 'node:child_process';

import { Injectable, Logger } from '@nestjs/common';

import { AppError } from '../common/app-error.js';

import type { Encoded, EncodingOrder } from './encoding/encode.js';
import type { EncodingAnswer } from './encoding/process.js';

/** The largest picture takes some seconds, and proxies wait a little longer than this: ms. */
const LONGEST = 60_000;
/** Pictures that wait or are encoded. */
const MOST = 4;
/** s. */
const RETRY_AFTER = 10;

/** Makes the files of pictures: one picture at a time, each in a process of its own. */
@Injectable()
export class EncodingService {
  private readonly logger = new Logger('Pictures');
  private orders = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** Throws `unsupported_file` or `file_too_large` for what cannot be drawn, `too_many_requests` if others wait. */
  async encode(order: () => Promise<EncodingOrder>): Promise<Encoded> {
    if (this.orders >= MOST) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
    this.orders += 1;
    // Read in its turn, so that one picture at a time is in memory.
    const encoding = this.last.then(order).then(encodeInProcess);
    this.last = encoding.catch(() => undefined);
    const answer = await encoding.finally(() => {
      this.orders -= 1;
    });
    if (!('code' in answer)) return answer;
    this.logger.warn(`a picture was refused: ${answer.reason}`);
    throw new AppError(answer.code);
  }
}

function encodeInProcess(order: EncodingOrder): Promise<EncodingAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('encoding/process.js', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {},
      execArgv: [],
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    child.once('message', (answer: EncodingAnswer) => resolve(answer));
    child.on('error', reject);
    // After a message this changes nothing. A signal: it took too long, or what decodes it broke.
    child.once('close', (code, signal) => {
      if (signal) resolve({ code: 'unsupported_file', reason: signal });
      else reject(new Error(`The picture was not encoded: exit code ${code}.`));
    });
    child.send(order, (error) => error && reject(error));
  });
}
