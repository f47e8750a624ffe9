import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { SMTPServer } from 'smtp-server';

import { noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { Letters } from './report.ts';
import { later } from './undo.ts';
import { until } from './until.ts';

/** Failures of a mail server: before a letter, while it comes, or for good. */
export type Mood = 'well' | 'refuses for now' | 'refuses for good' | 'says nothing' | 'dies in mid-letter';

/** A letter that was taken: when (ms), and its Message-ID. */
type Taken = { at: number; id: string | undefined };

export type PostOffice = {
  url: string;
  /** Letters taken, by subject: the office's by its answer address, else by its receiver. */
  letters: Map<string, Taken[]>;
  mood: (next: Mood) => void;
  close: () => Promise<void>;
  open: () => Promise<void>;
};

/** Letters wait at most for the lock of a killed process to end, and for others before them: ms. */
const PATIENCE = 180_000;

/** A mail server that keeps count, and fails on request. Its port stays the same over closing and opening. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters = new Map<string, Taken[]>();
  const sockets = new Set<Socket>();
  let mood: Mood = 'well';
  let port = 0;
  let server: SMTPServer;

  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        if (mood === 'says nothing') return;
        if (mood === 'refuses for now') return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
        if (mood === 'refuses for good') return done(Object.assign(new Error('No such box'), { responseCode: 550 }));
        done();
      },
      onData: (stream, session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString('latin1');
          if (mood === 'dies in mid-letter') for (const socket of sockets) socket.destroy();
        });
        stream.on('end', () => {
          if (mood === 'dies in mid-letter') return;
          const replyTo = /^Reply-To:.*?([\w.-]+@[\w.-]+)/im.exec(text)?.[1];
          const receiver = session.envelope.rcptTo[0]?.address ?? '';
          const about = replyTo ? `office ${replyTo}` : `confirmation ${receiver}`;
          const id = /^Message-ID: *(\S+)/im.exec(text)?.[1];
          const name = /^In-Reply-To:/im.test(text) ? answerTo(receiver) : about;
          letters.set(name, [...(letters.get(name) ?? []), { at: Date.now(), id }]);
          done();
        });
      },
    });

  const open = async () => {
    server = create();
    server.on('error', () => undefined); // a client that was killed
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    ({ port } = server.server.address() as AddressInfo); // a TCP server's address
  };
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  later(close);
  return { url: `smtp://127.0.0.1:${port}`, letters, mood: (next) => (mood = next), close, open };
}

/** When a server was killed, and when all that it had sent had been taken: ms. */
export type Kill = { at: number; isOverAt: number };

/** To take what a killed server's sockets still hold, shorter than the next one needs to start: ms. */
const TO_TAKE = 100;

/** Kills, and says when that was. */
export async function timed(kill: () => Promise<unknown>): Promise<Kill> {
  const at = Date.now();
  await kill();
  await sleep(TO_TAKE);
  return { at, isOverAt: Date.now() };
}

/** From the mail server's yes to our note of it, on a machine that is busy: ms. */
const TO_NOTE = 2_000;

/** Key under which an answer to this address is counted. */
export const answerTo = (email: string) => `answer ${email}`;

const aboutOf = (email: string) => [`office ${email}`, `confirmation ${email}`];

/**
 * Waits for both letters about each of these requests; counts those that never came and those that came twice. Only a
 * kill of the server between the mail server's taking it and our note of it excuses the second, which must be known by
 * its id: everything else is wrong. A letter that a killed server had sent whole may be taken after the kill.
 */
export const bothLetters = (office: PostOffice, ledger: Ledger, kills?: readonly Kill[]): Promise<Letters> =>
  everyLetter(office, ledger, [...ledger.quotes.keys()].flatMap(aboutOf), kills);

/** The same for the letters that are counted under these names. */
export async function everyLetter(
  { letters }: PostOffice,
  ledger: Ledger,
  expected: readonly string[],
  kills: readonly Kill[] = [],
): Promise<Letters> {
  const missing = () => expected.filter((about) => !letters.has(about)).length;
  await until('letters', PATIENCE, async () => missing() === 0).catch(() => undefined); // counted below
  const repeated = expected.map((about) => letters.get(about) ?? []).filter(({ length }) => length > 1);
  for (const [first, second, third] of repeated) {
    const isExcused = kills.some(({ at, isOverAt }) => first && first.at > at - TO_NOTE && first.at <= isOverAt);
    if (!isExcused || third) noteWrong(ledger, 'a letter came twice, without a kill between');
    if (!first?.id || first.id !== second?.id) noteWrong(ledger, 'a letter came twice, under another id');
  }
  return { expected: expected.length, missing: missing(), twice: repeated.length };
}
