import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { emptyQuote } from '@server/questionnaire/form';
import type { QuoteValues } from '@server/questionnaire/form';

import { clearDraft, readDraft, withDraft, writeDraft } from './draft';

/**
 * Keeps the form's text in the tab while it is written and brings it back after a reload or a visit to another page.
 * Clearing can be undone until something is typed again.
 */
export function useDraft({ getValues, reset, subscribe }: UseFormReturn<QuoteValues>) {
  const [cleared, setCleared] = useState<QuoteValues>();

  useEffect(() => {
    const draft = readDraft();
    // After the first render, which has to be the prerendered one.
    if (Object.keys(draft).length > 0) reset(withDraft(getValues(), draft), { keepFieldsRef: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeDraft(values);
        setCleared(undefined);
      },
    });
  }, [getValues, reset, subscribe]);

  const empty = () => {
    reset(emptyQuote, { keepFieldsRef: true });
    clearDraft();
  };
  return {
    isCleared: cleared !== undefined,
    /** After sending: nothing of it is kept. */
    forget: empty,
    clear: () => {
      const values = getValues();
      empty();
      // Last: emptying the fields counts as typing.
      setCleared(values);
    },
    undo: () => {
      if (cleared) reset(cleared, { keepFieldsRef: true });
      setCleared(undefined);
    },
  };
}
