import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Transport } from 'nodemailer';

import { fieldsOf } from '../../../shared/words/records.js';
import type { Config } from '../config.js';

export const outboxFolder = (config: Pick<Config, 'dataFolder'>) => join(config.dataFolder, 'outbox');

/** Writes letters as .eml files into a folder, for a site without a mail server. */
export function outboxTransport(folder: string): Transport {
  return {
    name: 'outbox',
    version: '1',
    send: (mail, done) => {
      const write = async () => {
        await mkdir(folder, { recursive: true });
        // nodemailer's types omit the template's values.
        const { reference } = fieldsOf(fieldsOf(mail.data).context);
        const id = mail.message.messageId().replaceAll(/[^\w.-]/g, '');
        // An erasure finds the letter by its reference.
        const parts = [new Date().toISOString().replaceAll(':', '-'), reference, id];
        const path = join(folder, `${parts.filter(Boolean).join('-')}.eml`);
        // Renamed when complete, so that nobody opens half a letter.
        await pipeline(mail.message.createReadStream(), createWriteStream(`${path}.part`));
        await rename(`${path}.part`, path);
        return { envelope: mail.message.getEnvelope(), messageId: mail.message.messageId(), path };
      };
      write().then(
        (sent) => done(null, sent),
        (error: Error) => done(error, undefined),
      );
    },
  };
}
