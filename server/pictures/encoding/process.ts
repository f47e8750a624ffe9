/**
 * A process that makes the files of one picture and ends. The decoder of strangers' files holds no secret, can be ended
 * whatever it does, and frees its memory.
 */
import { answerOrders } from '../../platform/workers/own-process.js';
import { messageOf } from '../../platform/common/thrown.js';

import { encode, TooManyPixels } from './encode.js';
import type { Encoded, EncodingOrder } from './encode.js';

export type EncodingAnswer = Encoded | Refusal;
type Refusal = { code: 'unsupported_file' | 'file_too_large'; reason: string };

const answer = (order: EncodingOrder): Promise<EncodingAnswer> =>
  encode(order).catch((error: unknown): Refusal => {
    const code = error instanceof TooManyPixels ? 'file_too_large' : 'unsupported_file';
    return { code, reason: messageOf(error) };
  });

answerOrders(answer, { isPatient: true });
