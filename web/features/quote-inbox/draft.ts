/** A note that was typed and not saved: it survives leaving the page, reloading it and an ended session. */
export type NoteDraft = {
  note: string;
  /** The stored note that typing began with; another one stored meanwhile is a conflict. */
  base: string;
};

const keyOf = (id: string) => `quote-note:${id}`;

/** The unsaved note of a request in this browser tab. */
export function readDraft(id: string): NoteDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined; // storage switched off, or written by something else
  }
}

export function keepDraft(id: string, draft: NoteDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Without storage the note lives as long as the page, and the browser asks before it is left.
  }
}

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
