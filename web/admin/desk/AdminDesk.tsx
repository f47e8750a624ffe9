import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import type { Role } from '@shared/admin/accounts.types';

import { FoldedNotes, Note } from '@/admin/Note';
import { useNotify } from '@/admin/notices';
import { selectSession, useLogoutMutation, useMay } from '@/admin/session';
import { Contained } from '@/components/Section';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { deskTexts, passwordTexts } from './admin.text';
import { AdminBand, AdminHeading, AdminPageBody } from './AdminBand';
import { HoldNote } from './HoldNote';
import { NoMailServerNote } from './NoMailServerNote';
import { PasswordDialog } from './PasswordDialog';

// On a phone they are unfolded below the heading.
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  [tokens.media.phone]: { flexBasis: '100%', '&:not([data-open])': { display: 'none' } },
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- styled() forgets that a button can be a link
const BandButton = styled(Button)({
  color: tokens.colour.white,
  borderColor: tokens.colour.onNavySoft,
  '&:hover': { borderColor: tokens.colour.white, background: tokens.colour.navyRaised },
}) as typeof Button;
const More = styled(BandButton)({ [tokens.media.tablet]: { display: 'none' } });
const Messages = styled(Contained)({ display: 'grid', gap: '0.75rem', '&:not(:empty)': { marginBottom: '1.25rem' } });

/** A page of the administration under the name it has there. */
export type AdminLink = {
  page: PageName;
  title: Localized;
  /** The roles that it is for, beside owners. */
  allowed: readonly Role[];
};

const ACTIONS_ID = 'desk-actions';

/** In the address of the manage page. */
export const ACCOUNT_TAB = 'account';

type AdminDeskProps = {
  title: Localized;
  /** The administrators' other page. */
  other: AdminLink;
  /** False while the session has ended and the login covers the desk. */
  isActive: boolean;
  children: ReactNode;
};

/** The frame of a signed-in administrator: heading, password, logout, and the page's own content. */
export function AdminDesk({ title, other, isActive, children }: AdminDeskProps) {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const { session } = useSelector(selectSession);
  const [logout, { isLoading, isError }] = useLogoutMutation();
  const may = useMay();
  const [isChanging, setIsChanging] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);

  const leave = async () => {
    const { error } = await logout();
    if (!error) notify(deskTexts.loggedOut);
  };

  return (
    <>
      <AdminBand>
        <AdminHeading>{text(title)}</AdminHeading>
        <More
          size="small"
          variant="outlined"
          aria-expanded={isUnfolded}
          aria-controls={ACTIONS_ID}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {text(deskTexts.more)}
        </More>
        <Actions id={ACTIONS_ID} data-open={isUnfolded || undefined}>
          {may(other.allowed) && (
            <BandButton size="small" variant="outlined" component={Link} to={pathTo(language, other.page)}>
              {text(other.title)}
            </BandButton>
          )}
          {session?.person ? (
            <BandButton
              size="small"
              variant="outlined"
              component={Link}
              to={`${pathTo(language, 'manage')}?tab=${ACCOUNT_TAB}`}
            >
              {session.person.name}
            </BandButton>
          ) : (
            <BandButton size="small" variant="outlined" onClick={() => setIsChanging(true)}>
              {text(deskTexts.changePassword)}
            </BandButton>
          )}
          <BandButton size="small" variant="outlined" disabled={isLoading} onClick={leave}>
            {text(deskTexts.logout)}
          </BandButton>
        </Actions>
      </AdminBand>
      <AdminPageBody>
        <FoldedNotes>
          <Messages>
            {isError && <Alert severity="error">{text(deskTexts.logoutFailed)}</Alert>}
            {session?.passwordIsDefault && (
              <Note
                severity="warning"
                words={text(deskTexts.defaultPassword)}
                action={
                  <Button size="small" color="inherit" onClick={() => setIsChanging(true)}>
                    {text(deskTexts.changeNow)}
                  </Button>
                }
              />
            )}
            {session?.hold && <HoldNote hold={session.hold} />}
            {session?.hasMailServer === false && <NoMailServerNote />}
            {session?.hasUntrustedProxy && may([]) && (
              <Note severity="warning" words={text(deskTexts.untrustedProxy)} />
            )}
          </Messages>
          {children}
        </FoldedNotes>
      </AdminPageBody>
      <PasswordDialog
        isOpen={isChanging && isActive}
        onClose={() => setIsChanging(false)}
        onChanged={() => {
          setIsChanging(false);
          notify(passwordTexts.changed);
        }}
      />
    </>
  );
}
