import { useEffect, useState, useSyncExternalStore } from 'react';

import type { OpenDocument } from '@server/content-editing/content-editing.types';

import { useSaveDraftMutation } from './api';
import { createDraft } from './draft';

/** The draft of an open document, which saves itself, and how it stands. */
export function useDraft(opened: OpenDocument) {
  const [save] = useSaveDraftMutation();
  const [draft] = useState(() => createDraft(opened, (input) => save({ name: opened.name, ...input })));
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  useEffect(() => {
    draft.start();
    return draft.stop;
  }, [draft]);
  return { draft, state, isDirty: state.value !== state.was };
}
