import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

import { SMTPServer } from 'smtp-server';

import { eventually } from '../../test/support/http.ts';

/** How a mail server can fail: before a letter, while it comes, or for good. */
export type Mood = 'well' | 'refuses for now' | 'refuses for good' | 'says nothing' | 'dies in mid-letter';

export type PostOffice = {
  url: string;
  /** Letters taken, by what they are about: the office's by its answer address, the confirmation by its receiver. */
  letters: Map<string, number>;
  /** Letters the mail server said yes to. */
  taken: () => number;
  mood: (next: Mood) => void;
  close: () => Promise<void>;
  open: () => Promise<void>;
};

/** A mail server that counts, and fails on request. Its port stays the same over closing and opening. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters = new Map<string, number>();
  let mood: Mood = 'well';
  let port = 0;
  const sockets = new Set<Socket>();
  let server = create();

  function create(): SMTPServer {
    return new SMTPServer({
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
          const answerTo = /^Reply-To:.*?([\w.-]+@[\w.-]+)/im.exec(text)?.[1];
          const about = answerTo ? `office ${answerTo}` : `confirmation ${session.envelope.rcptTo[0]?.address}`;
          letters.set(about, (letters.get(about) ?? 0) + 1);
          done();
        });
      },
    });
  }

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
  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    taken: () => [...letters.values()].reduce((sum, count) => sum + count, 0),
    mood: (next) => {
      mood = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
    open,
  };
}

/** Waits for both letters about each of these requests; says how many came more than once. */
export async function bothLetters(office: PostOffice, emails: readonly string[]): Promise<{ twice: number }> {
  const expected = emails.flatMap((email) => [`office ${email}`, `confirmation ${email}`]);
  await eventually(
    async () => expected.filter((each) => !office.letters.has(each)).length,
    (missing) => missing === 0,
  );
  return { twice: expected.filter((each) => (office.letters.get(each) ?? 0) > 1).length };
}
