import { Injectable, Logger } from '@nestjs/common';

import { AppError } from '../platform/common/app-error.js';
import { NoAnswer, OwnProcess } from '../platform/workers/own-process.js';
import { SerialQueue } from '../platform/workers/serial-queue.js';

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
  private readonly turns = new SerialQueue();
  private readonly encoder = new OwnProcess<EncodingOrder, EncodingAnswer>(
    new URL('encoding/process.js', import.meta.url),
    { longest: LONGEST },
  );

  /** Throws `unsupported_file` or `file_too_large` for what cannot be drawn, `too_many_requests` if others wait. */
  async encode(order: () => Promise<EncodingOrder>): Promise<Encoded> {
    // Read in its turn, so that one picture at a time is in memory.
    const answer = await this.turns.take(async () => this.answerTo(await order()), MOST);
    if (!('code' in answer)) return answer;
    this.logger.warn(`a picture was refused: ${answer.reason}`);
    throw new AppError(answer.code);
  }

  private async answerTo(order: EncodingOrder): Promise<EncodingAnswer> {
    try {
      return await this.encoder.order(order);
    } catch (error) {
      // It took too long, or what decodes it broke.
      if (error instanceof NoAnswer && error.reason !== 'ended')
        return { code: 'unsupported_file', reason: error.reason };
      throw error;
    }
  }
}
