import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import type { ClamdPlace } from '../../../platform/config.js';

/** Longest silence of the scanner: ms. A large archive takes seconds. */
const PATIENCE = 30_000;

/** clamd has looked at the file and cannot tell, e.g. because it is larger than it takes. */
export class Undecided extends Error {}

/** The name of the virus that clamd finds; undefined for a clean file. Throws if clamd does not answer, or `Undecided`. */
export async function findVirus(place: ClamdPlace, content: Readable): Promise<string | undefined> {
  const socket = connect(place);
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('clamd does not answer')));
  const answer = text(socket);
  answer.catch(() => undefined); // told by the one who waits for it
  try {
    // A scanner that has seen enough answers and stops reading.
    const sent = pipeline(framed(content), socket, { end: false }).then(() => answer);
    return virusIn(await Promise.race([answer, sent]));
  } finally {
    socket.destroy();
    content.destroy();
  }
}

/** The command INSTREAM: each piece behind its length, the last one empty. Source: clamd(8). */
async function* framed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function virusIn(answer: string): string | undefined {
  const [, found] = /^stream: (.+) FOUND\0?\s*$/.exec(answer) ?? [];
  if (found) return found;
  if (/^stream: OK\0?\s*$/.test(answer)) return undefined;
  throw answer ? new Undecided(answer.replaceAll('\0', '').trim()) : new Error('clamd hung up');
}
