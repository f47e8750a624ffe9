import { useState } from 'react';

import { useAskForPasskeyMutation, useSignInByPasskeyMutation } from '@/admin/session';
import type { Localized } from '@/lib/locale';

import { loginTexts } from './admin.text';
import { loginFailureWords } from './loginFailure';

/** Signs in with a passkey of the browser: it asks which one, and makes sure who uses it. */
export function usePasskey(onLogin: () => void) {
  const [ask] = useAskForPasskeyMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Localized>();

  const go = async (): Promise<Localized | undefined> => {
    const { data: question, error } = await ask();
    if (!question) return loginFailureWords(error);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const response = await startAuthentication({ optionsJSON: question.options }).catch(() => undefined);
    if (!response) return loginTexts.passkeyCancelled;
    const { error: refusal } = await signIn({ ticket: question.ticket, response });
    return refusal && loginFailureWords(refusal);
  };

  return {
    isBusy,
    failure,
    /** A new way of signing in clears the earlier failure. */
    forget: () => setFailure(undefined),
    start: async () => {
      if (isBusy) return;
      setIsBusy(true);
      setFailure(undefined);
      const failed = await go().catch(() => loginTexts.failed);
      setIsBusy(false);
      setFailure(failed);
      if (!failed) onLogin();
    },
  };
}
