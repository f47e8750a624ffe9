import type { ReactNode } from 'react';

import { useSignInWayQuery } from '@/admin/session';
import { PageLoading } from '@/components/PageLoading';
import { useText } from '@/lib/locale';

import { AccountSignIn } from './AccountSignIn';
import { loginTexts } from './admin.text';
import { SharedSignIn } from './SharedSignIn';

type LoginFieldsProps = {
  /** The visitor was signed in until just now. */
  hasEnded?: boolean;
  onLogin: () => void;
  /** Buttons below the one that signs in. */
  children?: ReactNode;
};

/** Inputs of every sign-in: the shared password, or one's own account. */
export function LoginFields({ hasEnded = false, onLogin, children }: LoginFieldsProps) {
  const text = useText();
  // Read each time: the switch may have been turned since the page was opened.
  const { data: way, isLoading, refetch } = useSignInWayQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <PageLoading />;
  const props = { hasEnded, onLogin, onChanged: () => void refetch(), children };
  return (
    <>
      <p>{text(way?.hasAccounts ? loginTexts.accountLead : loginTexts.lead)}</p>
      {way?.hasAccounts ? <AccountSignIn {...props} hasPasskeys={way.hasPasskeys} /> : <SharedSignIn {...props} />}
    </>
  );
}
