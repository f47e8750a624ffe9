import { useState } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { factorTexts } from './account.text';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './api';
import { refusalWords } from './refusalWords';

/** Has the browser make a passkey, and keeps it. */
export function useNewPasskey(onAdded: (recoveryCodes: readonly string[]) => void) {
  const text = useText();
  const [begin] = useBeginPasskeyMutation();
  const [keep] = useAddPasskeyMutation();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<Localized>();

  const ask = async (question: NonNullable<Awaited<ReturnType<typeof begin>>['data']>): Promise<void> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: question.options }).catch(() => undefined);
    if (!response) return setFailure(factorTexts.cancelled);
    const called = name.trim() || text(factorTexts.passkeys);
    const { data, error } = await keep({ ticket: question.ticket, name: called, response });
    if (!data) return setFailure(refusalWords(error));
    setName('');
    onAdded(data.recoveryCodes);
  };

  return {
    name,
    setName,
    failure,
    /** Answers once the password was taken; the browser's own question follows. */
    add: async (password: string): Promise<{ error?: unknown }> => {
      setFailure(undefined);
      const { data, error } = await begin({ password });
      if (data) void ask(data);
      return { error };
    },
  };
}
