/** Opens the locked sample. */
export const SAMPLE_PASSWORD = 'sample';

export type Samples = {
  /** The boards are empty, and nobody has taken or declined samples. */
  isOffered: boolean;
  /** Samples that are there as they were added. */
  posts: number;
};

export type RemovedSamples = {
  removed: number;
  /** Changed samples: they stay. */
  kept: number;
};
