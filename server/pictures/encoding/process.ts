/**
 * A process that makes the files of one picture and ends. What decodes files of strangers' programs holds no secret, can
 * be ended whatever it does, and gives its memory back.
 */
import { constants, setPriority } from 'node:os';

import { messageOf } from '../../common/thrown.js';

import { encode, TooManyPixels } from './encode.js';
import type { Encoded, EncodingOrder } from './encode.js';

export type EncodingAnswer = Encoded | Refusal;
type Refusal = { code: 'unsupported_file' | 'file_too_large'; reason: string };

// Visitors come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('message', (order: EncodingOrder) => {
  void encode(order)
    .catch((error: unknown): Refusal => {
      const code = error instanceof TooManyPixels ? 'file_too_large' : 'unsupported_file';
      return { code, reason: messageOf(error) };
    })
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
// Also when the site has ended meanwhile.
process.once('disconnect', () => process.exit());
