import Alert from '@mui/material/Alert';
import { Activity } from 'react';
import type { ReactNode } from 'react';

import type { Role } from '@shared/admin/accounts.types';

import { LoadFailure } from '@/admin/LoadFailure';
import { useNotify } from '@/admin/notices';
import { useMay } from '@/admin/session';
import { PageLoading } from '@/components/PageLoading';
import { Contained } from '@/components/Section';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { useLinkToken } from '@/admin/useLinkToken';

import { deskTexts, gateTexts, linkTexts, loginTexts } from './admin.text';
import { AdminBand, AdminHeading, AdminPageBody } from './AdminBand';
import { AdminDesk } from './AdminDesk';
import type { AdminLink } from './AdminDesk';
import { LinkForm } from './LinkForm';
import { LoginForm } from './LoginForm';
import { NoticeBar } from './NoticeBar';
import { useAccess } from './useAccess';

type AdminGateProps = {
  /** The page's one h1. */
  title: Localized;
  /** The administrators' other page, led to once signed in. */
  other: AdminLink;
  /** Which roles may open the page, beside owners. */
  allowed: readonly Role[];
  /** Content for administrators. */
  children: ReactNode;
};

/** Shows its content to signed-in administrators only and the login to everyone else. */
export function AdminGate({ title, other, allowed, children }: AdminGateProps) {
  const text = useText();
  const { access, retry } = useAccess();
  const notify = useNotify();
  const may = useMay();
  const { token, forget } = useLinkToken();
  if (token)
    return (
      <>
        <AdminBand>
          <AdminHeading>{text(title)}</AdminHeading>
        </AdminBand>
        <AdminPageBody>
          <Contained>
            <LinkForm
              token={token}
              onLeave={forget}
              onDone={() => {
                forget();
                notify(linkTexts.done);
              }}
            />
          </Contained>
        </AdminPageBody>
      </>
    );
  return (
    <>
      <NoticeBar />
      {(access === 'signedIn' || access === 'ended') && (
        // A session that ended hides the desk without taking it down: what was typed is there after the next login.
        <Activity mode={access === 'ended' ? 'hidden' : 'visible'}>
          <AdminDesk title={title} other={other} isActive={access === 'signedIn'}>
            {may(allowed) ? (
              children
            ) : (
              <Contained>
                <Alert severity="info">{text(deskTexts.forbidden)}</Alert>
              </Contained>
            )}
          </AdminDesk>
        </Activity>
      )}
      {access !== 'signedIn' && (
        <>
          <AdminBand>
            <AdminHeading>{text(title)}</AdminHeading>
          </AdminBand>
          <AdminPageBody>
            <Contained>
              {access === 'unknown' && <PageLoading />}
              {access === 'failed' && <LoadFailure onRetry={retry}>{text(gateTexts.failed)}</LoadFailure>}
              {(access === 'signedOut' || access === 'ended') && (
                <LoginForm hasEnded={access === 'ended'} onLogin={() => notify(loginTexts.success)} />
              )}
            </Contained>
          </AdminPageBody>
        </>
      )}
    </>
  );
}
