import type { Found, Place, Shape, SourceProblem } from '../source.types.js';

/** How large a document of an export may be and how deep its values may go. */
export type ReadLimits = { documentBytes: number; depth: number };

/** `onRead` is told how many bytes of the export have been read so far. */
export type ReadOptions = Partial<ReadLimits> & { onRead?: (bytes: number) => void };

/** What the content of one file is: all of an export, or the documents of one collection. */
export type Layout = 'managed' | 'tree' | 'collections' | 'documents' | 'lines' | 'table';

/** One file of an export; `name` is for people. */
export type Part = { path: string; name: string; size: number; layout?: Layout };

export type Parts = { shape: Shape; parts: readonly Part[] };

export type Chunks = AsyncIterable<Buffer>;

/** What reads one file. `collection` is whose documents it has where it does not say so itself. */
export type Source = { chunks: Chunks; name: string; collection: string; limits: ReadLimits };

export type Reader = (source: Source) => AsyncGenerator<Found>;

/** Where a document stands. */
export type Spot = { place: Place; collection: string; id: string };

/** Bytes of a document, or why there are none. */
export type Piece = { bytes: Buffer } | { problem: SourceProblem };
