import type { SentFile } from './request-files.types.js';

/** Template of an answer to a request. */
export type AnswerTemplate = { reference: string; subject: string; text: string };

/** Files that wait for another answer to this request. */
export type AnswerFiles = { reference: string; files: SentFile[] };
