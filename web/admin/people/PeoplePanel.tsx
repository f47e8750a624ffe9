import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { AccountLink, AccountSummary } from '@shared/admin/accounts.types';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import { LoadFailure } from '@/admin/LoadFailure';
import { useNotify } from '@/admin/notices';
import { usePerson } from '@/admin/session';
import { PageLoading } from '@/components/PageLoading';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import {
  useChangePersonMutation,
  useEndPersonsSessionsMutation,
  useMakeLinkMutation,
  usePeopleQuery,
  useRemovePersonMutation,
} from './api';
import { Grants } from './Grants';
import { InviteForm } from './InviteForm';
import { Head } from './layout';
import { LinkDialog } from './LinkDialog';
import { PersonEntry } from './PersonEntry';
import { removeTexts, staffTexts } from './people.text';

const HEADING = 'staff-title';

const failureOf = (error: unknown): Localized => {
  const body = errorBodyOf(error);
  return body ? errorTexts[body.code] : staffTexts.changeFailed;
};

/** Shows owners the accounts: roles, invitations, sessions, and rights given and taken. */
export function PeoplePanel() {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const self = usePerson();
  const { data: people, isError, refetch } = usePeopleQuery();
  const [change, changing] = useChangePersonMutation();
  const [makeLink, linking] = useMakeLinkMutation();
  const [endSessions, ending] = useEndPersonsSessionsMutation();
  const [remove] = useRemovePersonMutation();
  const [link, setLink] = useState<AccountLink>();
  const [leaving, setLeaving] = useState<AccountSummary>();
  const [failure, setFailure] = useState<Localized>();

  const answer = async <Answer,>(sent: Promise<{ data?: Answer; error?: unknown }>, done?: Localized) => {
    setFailure(undefined);
    const { data, error } = await sent;
    if (error) setFailure(failureOf(error));
    else if (done) notify(done);
    return data;
  };

  return (
    <Paper variant="outlined" component="section" aria-labelledby={HEADING}>
      <Head>
        <Typography variant="h3" component="h2" id={HEADING} tabIndex={-1}>
          {text(staffTexts.tab)}
        </Typography>
        <p>{text(staffTexts.lead)}</p>
        {failure && <Alert severity="error">{text(failure)}</Alert>}
        {!people &&
          (isError ? <LoadFailure onRetry={refetch}>{text(staffTexts.failed)}</LoadFailure> : <PageLoading />)}
      </Head>
      {people?.map((person) => (
        <PersonEntry
          key={person.id}
          person={person}
          isSelf={person.id === self?.id}
          isBusy={changing.isLoading || linking.isLoading || ending.isLoading}
          onChange={(changed) => void answer(change({ id: person.id, ...changed }), staffTexts.saved)}
          onLink={() => void answer(makeLink({ id: person.id, language })).then(setLink)}
          onEndSessions={() => void answer(endSessions(person.id), staffTexts.sessionsEnded)}
          onRemove={() => setLeaving(person)}
        />
      ))}
      <InviteForm onInvited={setLink} />
      <Grants />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
      <ConfirmDelete
        item={leaving}
        name={leaving?.name}
        words={removeTexts}
        heading={HEADING}
        remove={({ id }) => remove(id)}
        failureOf={failureOf}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => notify(staffTexts.removed)}
      />
    </Paper>
  );
}
