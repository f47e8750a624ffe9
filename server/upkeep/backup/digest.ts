import { createHash } from 'node:crypto';

/** Counts documents and bytes and computes their SHA-256. */
export function newDigest() {
  const hash = createHash('sha256');
  const counted = { documents: 0, bytes: 0 };
  return {
    /** The bytes of a file, or one whole document. */
    count: (piece: Buffer) => {
      hash.update(piece);
      counted.documents += 1;
      counted.bytes += piece.length;
    },
    /** Once only. */
    result: () => ({ ...counted, sha256: hash.digest('hex') }),
  };
}

export type Digest = ReturnType<typeof newDigest>;

export async function digestFile(content: AsyncIterable<Buffer>): Promise<{ size: number; sha256: string }> {
  const digest = newDigest();
  for await (const piece of content) digest.count(piece);
  const { bytes, sha256 } = digest.result();
  return { size: bytes, sha256 };
}
