import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import type { OpenDocument, Plan } from '@shared/content/content-editing.types';

import { useDocumentQuery, useSaveDraftMutation } from './api';
import { createDraft } from './draft';

/** Interval of asking for others' changes while a document is open: ms. */
const NEWS_PAUSE = 15_000;

/** The draft of an open document, which saves itself and takes in what others save, and how it stands. */
export function useDraft(
  opened: OpenDocument,
  onNews: (now: OpenDocument) => void,
  onSaved: (plan: Plan | null) => void,
) {
  const [save] = useSaveDraftMutation();
  const [draft] = useState(() =>
    createDraft(opened, async (input) => {
      const answer = await save({ name: opened.name, ...input });
      if (answer.data) onSaved(answer.data.scheduled);
      return answer;
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  useEffect(() => {
    draft.start();
    return draft.stop;
  }, [draft]);
  const { data } = useDocumentQuery(opened.name, { pollingInterval: NEWS_PAUSE });
  const tell = useEffectEvent((now: OpenDocument) => {
    draft.catchUp(now);
    onNews(now);
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return { draft, state, isDirty: state.value !== state.was };
}
