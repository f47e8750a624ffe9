import { createHash } from 'node:crypto';

/** Documents, bytes and SHA-256 of what went by. */
export function newTally() {
  const hash = createHash('sha256');
  const tally = { documents: 0, bytes: 0 };
  return {
    /** Bytes of a file, or one whole document. */
    count: (piece: Buffer) => {
      hash.update(piece);
      tally.documents += 1;
      tally.bytes += piece.length;
    },
    /** Once only. */
    result: () => ({ ...tally, sha256: hash.digest('hex') }),
  };
}

/** The checksum and size of a file. */
export async function tallyFile(content: AsyncIterable<Buffer>): Promise<{ size: number; sha256: string }> {
  const tally = newTally();
  for await (const piece of content) tally.count(piece);
  const { bytes, sha256 } = tally.result();
  return { size: bytes, sha256 };
}
