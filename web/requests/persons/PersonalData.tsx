import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ComponentProps } from 'react';

import { BackLink } from '@/admin/Editor';
import { useHeadingFocus } from '@/admin/focus';
import { useNotify } from '@/admin/notices';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { usePersonQuery } from './api';
import { PersonErase } from './Erase';
import { PersonForm } from './Form';
import { PersonFound } from './Found';
import { peopleTexts } from './people.text';

const HEADING = 'people-title';

const Head = styled('div')({
  display: 'grid',
  gap: '1rem',
  padding: tokens.space.panel,
  '& p': { margin: 0, maxWidth: tokens.width.text, color: tokens.colour.inkSoft },
});

type PersonalDataProps = {
  /** The data subject's address; empty before a search. */
  email: string;
  onFind: (email: string) => void;
  /** Address of the list of requests. */
  backTo: string;
} & Pick<ComponentProps<typeof PersonFound>, 'requestHref' | 'Status'>;

/** Data held about a person, found by the e-mail address: hands them out, or erases them after a question. */
export function PersonalData({ email, onFind, backTo, requestHref, Status }: PersonalDataProps) {
  const text = useText();
  const notify = useNotify();
  const {
    currentData: found,
    error,
    isFetching,
    refetch,
  } = usePersonQuery(email, { skip: email === '', refetchOnMountOrArgChange: true });
  const isRefused = errorBodyOf(error)?.fields?.email !== undefined;
  const [isAsking, setIsAsking] = useState(false);
  useHeadingFocus(HEADING);

  return (
    <>
      <BackLink to={backTo} />
      <Paper variant="outlined" component="section" aria-labelledby={HEADING}>
        <Head>
          <Typography variant="h3" component="h2" id={HEADING} tabIndex={-1}>
            {text(peopleTexts.title)}
          </Typography>
          <p>{text(peopleTexts.lead)}</p>
          <PersonForm
            email={email}
            isRefused={isRefused}
            isFinding={isFetching}
            onFind={(typed) => (typed === email ? void refetch() : onFind(typed))}
          />
          {error && !isRefused && <Alert severity="error">{text(peopleTexts.failed)}</Alert>}
        </Head>
        {found && (
          <PersonFound person={found} requestHref={requestHref} Status={Status} onErase={() => setIsAsking(true)} />
        )}
      </Paper>
      {found && (
        <PersonErase
          person={found}
          isOpen={isAsking}
          heading={HEADING}
          onClose={() => setIsAsking(false)}
          onErased={() => notify(peopleTexts.erased)}
        />
      )}
    </>
  );
}
