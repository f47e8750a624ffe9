import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type FakeClamd = {
  place: { host: string; port: number };
  /** As `CLAMD` names it. */
  setting: string;
  /** The files it was asked about. */
  seen: Buffer[];
  /** From now on it takes so many bytes only. */
  limit: (bytes: number | undefined) => void;
  close: () => Promise<void>;
};

const COMMAND = Buffer.from('zINSTREAM\0');

/** Clamd's answer about a file; undefined hangs up. */
function verdict(file: Buffer): string | undefined {
  if (file.includes('HANG UP')) return undefined;
  if (file.includes('BROKEN')) return "stream: Can't allocate memory ERROR";
  return file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/**
 * Speaks clamd's INSTREAM, and finds a virus where it reads EICAR. It takes a port that it was given before, so that it
 * can go and come back.
 */
export async function startClamd(port = 0): Promise<FakeClamd> {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  let most: number | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let bytes = Buffer.alloc(0);
    const answer = (words: string | undefined) => (words === undefined ? socket.destroy() : socket.end(`${words}\0`));
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      if (most !== undefined && bytes.length > most) return answer('INSTREAM size limit exceeded. ERROR');
      const file = fileIn(bytes);
      if (!file) return;
      seen.push(file);
      answer(verdict(file));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo; // a TCP server's address
  return {
    place: { host: '127.0.0.1', port: taken },
    setting: `127.0.0.1:${taken}`,
    seen,
    limit: (wanted) => (most = wanted),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** The file behind the command, once its end is there. */
function fileIn(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, COMMAND.length).equals(COMMAND.subarray(0, bytes.length))) throw new Error('another command');
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
