import { Injectable, Logger } from '@nestjs/common';

import { AppError } from '../common/app-error.js';
import { answerOf, NoAnswer } from '../common/process-answer.js';
import { Turns } from '../common/turns.js';

import type { Encoded, EncodingOrder } from './encoding/encode.js';
import type { EncodingAnswer } from './encoding/process.js';

/** The largest picture takes some seconds, and proxies wait a little longer than this: ms. */
const LONGEST = 60_000;
/** Pictures that wait or are encoded. */
const MOST = 4;

/** Makes the files of pictures: one picture at a time, each in a process of its own. */
@Injectable()
export class EncodingService {
  private readonly logger = new Logger('Pictures');
  private readonly turns = new Turns();

  /** Throws `unsupported_file` or `file_too_large` for what cannot be drawn, `too_many_requests` if others wait. */
  async encode(order: () => Promise<EncodingOrder>): Promise<Encoded> {
    // Read in its turn, so that one picture at a time is in memory.
    const answer = await this.turns.take(async () => encodeInProcess(await order()), MOST);
    if (!('code' in answer)) return answer;
    this.logger.warn(`a picture was refused: ${answer.reason}`);
    throw new AppError(answer.code);
  }
}

async function encodeInProcess(order: EncodingOrder): Promise<EncodingAnswer> {
  const program = new URL('encoding/process.js', import.meta.url);
  return answerOf<EncodingAnswer>(program, order, { longest: LONGEST }).catch((error: unknown) => {
    // It took too long, or what decodes it broke.
    if (error instanceof NoAnswer && error.signal) return { code: 'unsupported_file', reason: error.signal };
    throw error;
  });
}
