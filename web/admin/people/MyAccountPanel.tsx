import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { LoadFailure } from '@/admin/LoadFailure';
import { PageLoading } from '@/components/PageLoading';
import { useText } from '@/lib/locale';

import { accountTexts } from './account.text';
import { useMyAccountQuery } from './api';
import { Factors } from './Factors';
import { Head, Soft } from './layout';
import { OwnPassword } from './OwnPassword';
import { OwnSessions } from './OwnSessions';
import { roleLeads, roleTexts } from './people.text';

/** Everybody's settings of his own account. */
export function MyAccountPanel() {
  const text = useText();
  const { data: account, isError, refetch } = useMyAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Paper variant="outlined" component="section" aria-labelledby="my-account">
      <Head>
        <Typography variant="h3" component="h2" id="my-account" tabIndex={-1}>
          {text(accountTexts.tab)}
        </Typography>
        {account ? (
          <div>
            <strong>{account.name}</strong>
            <Soft>{account.email}</Soft>
            <Soft>{[roleTexts, roleLeads].map((words) => text(words[account.role])).join(': ')}</Soft>
          </div>
        ) : isError ? (
          <LoadFailure onRetry={refetch}>{text(accountTexts.failed)}</LoadFailure>
        ) : (
          <PageLoading />
        )}
      </Head>
      {account && (
        <>
          <Factors account={account} />
          <OwnPassword />
          <OwnSessions sessions={account.sessions} />
        </>
      )}
    </Paper>
  );
}
