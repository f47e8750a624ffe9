import type { SourceProblem } from './source.types.js';

/** Thrown within a reader where a document cannot be read; it becomes an unreadable part. */
export class UnreadableError extends Error {
  constructor(readonly problem: SourceProblem) {
    super(problem);
  }
}
