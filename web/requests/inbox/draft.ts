import { keepInTab, readTab } from '@/lib/tabStorage';

/** A note that was typed and not saved: it survives leaving the page, reloading it and an ended session. */
export type NoteDraft = {
  note: string;
  /** The stored note that typing began with; another one stored meanwhile is a conflict. */
  base: string;
};

const keyOf = (id: string) => `quote-note:${id}`;

/** The unsaved note of a request in this browser tab. */
export function readDraft(id: string): NoteDraft | undefined {
  const draft = readTab(keyOf(id));
  return isDraft(draft) ? draft : undefined;
}

/** Without storage the note lives as long as the page, and the browser asks before it is left. */
export const keepDraft = (id: string, draft: NoteDraft | undefined) => keepInTab(keyOf(id), draft);

function isDraft(value: unknown): value is NoteDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'note' in value &&
    typeof value.note === 'string' &&
    'base' in value &&
    typeof value.base === 'string'
  );
}
