import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { SentMessageInfo, Transport } from 'nodemailer';

/** Writes each letter to a folder as an .eml file, which any mail program opens: mail for a site without a mail server. */
export function outboxTransport(folder: string): Transport<SentMessageInfo> {
  return {
    name: 'outbox',
    version: '1',
    send: (mail, done) => {
      const write = async () => {
        await mkdir(folder, { recursive: true });
        const id = mail.message.messageId().replaceAll(/[^\w.-]/g, '');
        const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
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
