import { fieldsOf } from '@shared/words/records';

import { keepInTab, readTab } from '@/lib/tabStorage';
import type { FormFile } from '@/requests/files/requestFile';

/** An answer that is being written: it survives leaving the page, reloading it and an ended session. */
export type AnswerDraft = {
  /** Key of the answer: sent again it is the same one, unless its content has changed. */
  key: string;
  /** Its content when it was last sent under the key, with or without a yes. */
  tried?: string;
  subject: string;
  text: string;
  files: readonly FormFile[];
  /** The entries of the history that its writer has seen. */
  seen: readonly string[];
  /** True if something was written, beyond the template. */
  isChanged: boolean;
};

const keyOf = (id: string) => `quote-answer:${id}`;

/** The unfinished answer to a request in this browser tab. */
export function readAnswer(id: string): AnswerDraft | undefined {
  const draft = readTab(keyOf(id));
  // One of an earlier version counts its entries: all are shown once more.
  return isDraft(draft) ? { ...draft, seen: Array.isArray(draft.seen) ? draft.seen : [] } : undefined;
}

/** Undefined forgets it. */
export const keepAnswer = (id: string, draft: AnswerDraft | undefined) => keepInTab(keyOf(id), draft);

function isDraft(value: unknown): value is AnswerDraft {
  const { key, subject, text, files } = fieldsOf(value);
  const areTexts = [key, subject, text].every((each) => typeof each === 'string');
  return areTexts && Array.isArray(files);
}
