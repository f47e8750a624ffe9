import { useState } from 'react';

/**
 * Copies a text that is made when it is asked for, and tells whether the browser let it, as long as it is what would be
 * copied again.
 */
export function useCopy(textOf: () => string) {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();
  const copy = async () => {
    const text = textOf();
    // Missing where the site is opened over plain http, e.g. by its address in a LAN.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const isCopied = await (clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
      () => true,
      () => false,
    );
    setLast({ text, isCopied });
  };
  return { copy: () => void copy(), done: last && last.text === textOf() ? last : undefined };
}

/** Marks all of a field's text, ready to be copied by hand. */
export const selectAll = (field: HTMLInputElement | HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};
