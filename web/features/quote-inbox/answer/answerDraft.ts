import { fieldsOf } from '@server/common/records';

import { keepInTab, readTab } from '@/lib/tabStorage';
import type { FormFile } from '@/requests/files/requestFile';

/** An answer that is being written: it survives leaving the page, reloading it and an ended session. */
export type AnswerDraft = {
  /** What it will be known by: sent again it is the same answer. */
  key: string;
  subject: string;
  text: string;
  files: readonly FormFile[];
  /** How many entries of the history its writer has seen. */
  seen: number;
  /** Whether something was written, beyond what it began with. */
  isChanged: boolean;
};

const keyOf = (id: string) => `quote-answer:${id}`;

/** The unfinished answer to a request in this browser tab. */
export function readAnswer(id: string): AnswerDraft | undefined {
  const draft = readTab(keyOf(id));
  return isDraft(draft) ? draft : undefined;
}

/** Undefined forgets it. */
export const keepAnswer = (id: string, draft: AnswerDraft | undefined) => keepInTab(keyOf(id), draft);

function isDraft(value: unknown): value is AnswerDraft {
  const { key, subject, text, files, seen } = fieldsOf(value);
  const areTexts = [key, subject, text].every((each) => typeof each === 'string');
  return areTexts && Array.isArray(files) && typeof seen === 'number';
}
