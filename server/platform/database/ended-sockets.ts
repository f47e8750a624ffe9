/**
 * When the other side ends a connection, Node destroys the socket and says so a moment later. The driver, if it writes in
 * that moment, waits for `drain`, which never comes, and so would a request or a job. Here that wait ends with the
 * connection: the operation is tried again, or refused, like any other on a lost connection.
 */
import { createRequire } from 'node:module';

type Connection = {
  error: Error | null;
  once: (event: 'close', listener: () => void) => void;
  writeCommand: (command: unknown, options: { signal?: AbortSignal }) => Promise<void>;
};

// The very driver that mongoose uses; its public part has no connections.
const driver = createRequire(createRequire(import.meta.url).resolve('mongoose'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has no types of its own
const { prototype } = (driver('mongodb/lib/cmap/connection.js') as { Connection: { prototype: Connection } })
  .Connection;

const ends = new WeakMap<Connection, AbortSignal>();

function endOf(connection: Connection): AbortSignal {
  const known = ends.get(connection);
  if (known) return known;
  const end = new AbortController();
  connection.once('close', () => end.abort(connection.error));
  ends.set(connection, end.signal);
  return end.signal;
}

const { writeCommand } = prototype;
prototype.writeCommand = function (this: Connection, command, options) {
  return writeCommand.call(this, command, { ...options, signal: options.signal ?? endOf(this) });
};
