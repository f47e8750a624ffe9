import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

import { eventually } from './http.js';

/** `isKept`: the letter is taken all the same, as where the yes does not arrive. */
type Refusal = { responseCode: number; message: string; isKept?: boolean };

export type Mailbox = {
  /** For SMTP_URL. */
  url: string;
  letters: ParsedMail[];
  /** The server's answer to the next letters instead of taking them; undefined takes them. */
  refuse: (answer: Refusal | undefined) => void;
  /** The server says to the next letters that it has them only after this. */
  hold: (until: Promise<unknown>) => void;
  /** Letters to this address, first one first. */
  lettersTo: (address: string) => ParsedMail[];
  /** Waits for a letter to this address. */
  letterTo: (address: string) => Promise<ParsedMail>;
  close: () => Promise<void>;
};

const recipients = (letter: ParsedMail) =>
  [letter.to ?? []].flat().flatMap((to) => to.value.map((each) => each.address));

/** A real mail server that keeps what it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: ParsedMail[] = [];
  let refusal: Refusal | undefined;
  let held: Promise<unknown> = Promise.resolve();
  const errorOf = () => refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(refusal?.isKept ? undefined : errorOf());
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then(async (letter) => {
        letters.push(letter);
        await held;
        done(errorOf());
      }, done);
    },
  });
  const lettersTo = (address: string) => letters.filter((letter) => recipients(letter).includes(address));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (answer) => {
      refusal = answer;
    },
    hold: (until) => {
      held = until;
    },
    lettersTo,
    letterTo: async (address) => {
      const [letter] = await eventually(
        async () => lettersTo(address),
        (found) => found.length > 0,
      );
      return letter as ParsedMail; // eventually() waited for it
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
