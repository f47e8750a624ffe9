import type { Found, Place, Shape, SourceProblem } from './source.types.js';

/** Limits of an export's documents: their size, and the depth of their values. */
export type ReadLimits = { documentBytes: number; depth: number };

/** `onRead` is told how many bytes of the export have been read so far. */
export type ReadOptions = Partial<ReadLimits> & { onRead?: (bytes: number) => void };

/** Layouts of one file: all of an export, or the documents of one collection. */
export type Layout = 'managed' | 'tree' | 'collections' | 'documents' | 'lines' | 'table';

/** One file of an export; `name` is for people. */
export type Part = { path: string; name: string; size: number; layout?: Layout };

export type Parts = { shape: Shape; parts: readonly Part[] };

export type Chunks = AsyncIterable<Buffer>;

/** One file to read. `collection` names its documents' collection if the file does not. */
export type Source = { chunks: Chunks; name: string; collection: string; limits: ReadLimits };

export type Reader = (source: Source) => AsyncGenerator<Found>;

/** Position of a document. */
export type Spot = { place: Place; collection: string; id: string };

/** Bytes of a document, or why there are none. */
export type Piece = { bytes: Buffer } | { problem: SourceProblem };
