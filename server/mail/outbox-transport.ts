import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { SentMessageInfo, Transport } from 'nodemailer';

import type { Config } from '../config.js';

/** Where letters go when there is no mail server. */
export const outboxFolder = (config: Pick<Config, 'dataFolder'>) => join(config.dataFolder, 'outbox');

/** Writes each letter to a folder as an .eml file, which any mail program opens: mail for a site without a mail server. */
export function outboxTransport(folder: string): Transport<SentMessageInfo> {
  return {
    name: 'outbox',
    version: '1',
    send: (mail, done) => {
      const write = async () => {
        await mkdir(folder, { recursive: true });
        // What the letter was made from, which nodemailer's types do not know of.
        const { context } = mail.data as { context?: { reference?: string } };
        const id = mail.message.messageId().replaceAll(/[^\w.-]/g, '');
        // By the reference a letter is found when its request is erased.
        const parts = [new Date().toISOString().replaceAll(':', '-'), context?.reference, id];
        const path = join(folder, `${parts.filter(Boolean).join('-')}.eml`);
        // Under another name until it is whole: nobody opens half a letter.
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
