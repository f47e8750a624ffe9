import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

import { eventually } from './http.js';

export type Mailbox = {
  /** For SMTP_URL. */
  url: string;
  letters: ParsedMail[];
  /** What the server says to the next letters instead of taking them; undefined takes them. */
  refuse: (answer: { responseCode: number; message: string } | undefined) => void;
  /** Waits for a letter to this address. */
  letterTo: (address: string) => Promise<ParsedMail>;
  close: () => Promise<void>;
};

const recipients = (letter: ParsedMail) =>
  [letter.to ?? []].flat().flatMap((to) => to.value.map((each) => each.address));

/** A real mail server that keeps what it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: ParsedMail[] = [];
  let refusal: { responseCode: number; message: string } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then((letter) => {
        letters.push(letter);
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (answer) => {
      refusal = answer;
    },
    letterTo: async (address) => {
      const find = () => letters.find((letter) => recipients(letter).includes(address));
      const letter = await eventually(
        async () => find(),
        (found) => found !== undefined,
      );
      return letter as ParsedMail; // eventually() waited for it
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
