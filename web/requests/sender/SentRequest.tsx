import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';

import { MissingPart } from '@/components/MissingPart';
import { Section } from '@/components/Section';
import { errorBodyOf } from '@/lib/failure';
import { lazyPart } from '@/lib/lazyPart';
import { useText } from '@/lib/locale';
import { useHydrated } from '@/lib/useHydrated';

import { useSentRequestQuery } from './api';
import { Contact } from './Contact';
import type { ContactFacts } from './Contact';
import { sentRequestTexts } from './sentRequest.text';

const Placeholder = <Skeleton variant="rounded" height={480} />;
/** The sheet brings the words of the calculation. */
const Found = lazyPart('Found', () => import('./Found'), { loading: Placeholder, missing: <MissingPart /> });

type SentRequestProps = { token: string | undefined; contact: ContactFacts };

/** A request for its sender: where it stands, what was sent, and what can still be done. */
export function SentRequest({ token, contact }: SentRequestProps) {
  const text = useText();
  // The prerendered page knows no token.
  const isHydrated = useHydrated();
  const { data, error, refetch } = useSentRequestQuery(token ?? '', {
    skip: !isHydrated || !token,
    refetchOnMountOrArgChange: true,
  });
  // While the request comes.
  useEffect(() => void Found.preload().catch(() => undefined), []);
  const isMissing = errorBodyOf(error)?.code === 'not_found' || (isHydrated && !token);
  if (isMissing) {
    return (
      <Section title={text(sentRequestTexts.missing)} lead={text(sentRequestTexts.missingLead)}>
        <Contact contact={contact} />
      </Section>
    );
  }
  if (data && token) return <Found token={token} sent={data} contact={contact} />;
  return (
    <Section title={text(error ? sentRequestTexts.failedTitle : sentRequestTexts.loading)}>
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {text(sentRequestTexts.retry)}
            </Button>
          }
        >
          {text(sentRequestTexts.failed)}
        </Alert>
      ) : (
        Placeholder
      )}
    </Section>
  );
}
