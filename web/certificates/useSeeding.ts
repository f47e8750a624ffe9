import { useState } from 'react';

import { errorBodyOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { reasonOf } from './certificateFailure';
import { seedFailureText } from './certificates.text';
import { useSeedCertificatesMutation } from './certificatesApi';

/** Adds the built-in certificates to the stored ones. Asks for a sign-in first if there is none. */
export function useSeeding(onSeeded: () => void) {
  const [send, { isLoading }] = useSeedCertificatesMutation();
  const [failure, setFailure] = useState<Localized>();
  const [login, setLogin] = useState<'asked' | 'closed'>();
  const closeLogin = () => setLogin((known) => known && 'closed');

  const seed = async () => {
    if (isLoading) return;
    setFailure(undefined);
    closeLogin();
    const { error } = await send();
    if (!error) onSeeded();
    else if (errorBodyOf(error)?.code === 'unauthenticated') setLogin('asked');
    else {
      const reason = reasonOf(error);
      setFailure({ ko: seedFailureText.ko(reason.ko), en: seedFailureText.en(reason.en) });
    }
  };
  return { seed: () => void seed(), isSeeding: isLoading, failure, login, closeLogin };
}
