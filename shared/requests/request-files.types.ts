/** The most files of one request. */
export const MOST_REQUEST_FILES = 5;
/** Time that a file waits for its request: ms. */
export const FILE_WAITS = 24 * 3_600_000;

/** `unscanned`: no virus scanner is set, or it has not answered yet; `undecided`: it has, and cannot tell. */
export const scanStates = ['unscanned', 'clean', 'infected', 'undecided'] as const;
export type ScanState = (typeof scanStates)[number];

/** Limits of the form's files. */
export type RequestFileRules = { megabytes: number; most: number };

/** A file that has arrived: `file` is the secret that later joins it to a request. */
export type SentFile = { file: string; name: string; size: number; kind: string };

/** A file of a request. `kind` is one ending for each kind: `jpg`, also for `.JPEG`. */
export type RequestFile = { id: string; name: string; size: number; kind: string; scan: ScanState };
