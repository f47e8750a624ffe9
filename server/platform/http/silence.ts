import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Looks within the time that is set: a connection is cut at the first one after it. */
export const LOOKS = 20;

/** The part of a connection that tells how much has gone over it. */
export type Moving = Pick<Socket, 'bytesRead' | 'bytesWritten' | 'writableLength'> & {
  /** Node's own: what the system has not taken yet of the part that is being written. */
  _handle?: { writeQueueSize?: number } | null;
};

/** Counts bytes as written only once the system has taken them. Node takes them for progress when they are handed over. */
const movedOver = ({ bytesRead, bytesWritten, writableLength, _handle }: Moving) =>
  [bytesRead, bytesWritten - writableLength, _handle?.writeQueueSize].join(' ');

/** Looks at connections, and finds those over which nothing has gone for so many looks, though a part of an answer waits. */
export class Silence<Connection extends Moving> {
  private readonly seen = new Map<Connection, { moved: string; looks: number }>();

  add(connection: Connection): void {
    this.seen.set(connection, { moved: movedOver(connection), looks: 0 });
  }

  remove(connection: Connection): void {
    this.seen.delete(connection);
  }

  look(): Connection[] {
    return [...this.seen].flatMap(([connection, before]) => {
      const moved = movedOver(connection);
      const isSilent = moved === before.moved && connection.writableLength > 0;
      const looks = isSilent ? before.looks + 1 : 0;
      this.seen.set(connection, { moved, looks });
      return looks >= LOOKS ? [connection] : [];
    });
  }
}

/**
 * Cuts readers that have taken nothing of their answers for this time (ms). A reader that waits for an answer may wait
 * longer. Looks are counted, and no clock is asked: a process that was stopped for long cuts nobody when it goes on.
 */
export function cutSilent(server: Server, time: number): void {
  const silence = new Silence<Socket>();
  server.on('connection', (socket: Socket) => {
    silence.add(socket);
    socket.once('close', () => silence.remove(socket));
  });
  const looking = setInterval(() => {
    for (const socket of silence.look()) socket.destroy();
  }, time / LOOKS);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
