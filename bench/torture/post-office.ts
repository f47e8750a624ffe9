import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

import { SMTPServer } from 'smtp-server';

import { noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { Letters } from './report.ts';
import { later } from './undo.ts';
import { until } from './until.ts';

/** How a mail server can fail: before a letter, while it comes, or for good. */
export type Mood = 'well' | 'refuses for now' | 'refuses for good' | 'says nothing' | 'dies in mid-letter';

export type PostOffice = {
  url: string;
  /** When each letter was taken (ms), by what it is about: the office's by its answer address, else by its receiver. */
  letters: Map<string, number[]>;
  mood: (next: Mood) => void;
  close: () => Promise<void>;
  open: () => Promise<void>;
};

/** Letters wait at most for the lock of a killed process to end, and for others before them: ms. */
const PATIENCE = 180_000;

/** A mail server that keeps count, and fails on request. Its port stays the same over closing and opening. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters = new Map<string, number[]>();
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
          const answerTo = /^Reply-To:.*?([\w.-]+@[\w.-]+)/im.exec(text)?.[1];
          const about = answerTo ? `office ${answerTo}` : `confirmation ${session.envelope.rcptTo[0]?.address}`;
          letters.set(about, [...(letters.get(about) ?? []), Date.now()]);
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

/** From the mail server's yes to our note of it, on a machine that is busy: ms. */
const TO_NOTE = 2_000;

const aboutOf = (email: string) => [`office ${email}`, `confirmation ${email}`];

/**
 * Waits for both letters about each of these requests; counts those that never came and those that came twice. Only a
 * kill of the server between the mail server's yes and our note of it excuses the second: everything else is wrong.
 */
export async function bothLetters(
  { letters }: PostOffice,
  ledger: Ledger,
  kills: readonly number[] = [],
): Promise<Letters> {
  const expected = [...ledger.quotes.keys()].flatMap(aboutOf);
  const missing = () => expected.filter((about) => !letters.has(about)).length;
  await until('letters', PATIENCE, async () => missing() === 0).catch(() => undefined); // counted below
  const repeated = expected.map((about) => letters.get(about) ?? []).filter(({ length }) => length > 1);
  const isExcused = ([first = 0, , third]: number[]) =>
    third === undefined && kills.some((kill) => kill >= first && kill - first < TO_NOTE);
  for (const times of repeated) if (!isExcused(times)) noteWrong(ledger, 'a letter came twice, without a kill between');
  return { expected: expected.length, missing: missing(), twice: repeated.length };
}
