import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useInboxAddress } from './quoteInboxFilter';
import { BackIcon } from './quoteInboxIcons';
import { peopleTexts } from './quotePeople.text';
import { usePersonQuery } from './quotePeopleApi';
import { QuotePeopleErase } from './QuotePeopleErase';
import { QuotePeopleForm } from './QuotePeopleForm';
import { QuotePeopleFound } from './QuotePeopleFound';

const Head = styled('div')({
  display: 'grid',
  gap: '1rem',
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  '& p': { margin: 0, maxWidth: tokens.width.text, color: tokens.colour.inkSoft },
});

type QuotePeopleProps = {
  /** Whom it is about; empty before somebody was asked for. */
  email: string;
  onFind: (email: string) => void;
  notify: (words: Localized) => void;
};

/** What is held about somebody, found by the e-mail address: to be handed out, or erased after a question. */
export function QuotePeople({ email, onFind, notify }: QuotePeopleProps) {
  const text = useText();
  const { inboxHref } = useInboxAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    currentData: found,
    error,
    isFetching,
    refetch,
  } = usePersonQuery(email, { skip: email === '', refetchOnMountOrArgChange: true });
  const isRefused = errorBodyOf(error)?.fields?.email !== undefined;
  const [isAsking, setIsAsking] = useState(false);
  const [erasedCount, setErasedCount] = useState(0);
  useEffect(() => heading.current?.focus(), []);
  // What had the focus has gone with what was erased.
  useEffect(() => {
    if (erasedCount > 0) heading.current?.focus();
  }, [erasedCount]);

  return (
    <>
      <Button component={Link} to={inboxHref} startIcon={<BackIcon />} size="small" sx={{ marginBottom: 1.5 }}>
        {text(peopleTexts.back)}
      </Button>
      <Paper variant="outlined" component="section" aria-labelledby="people-title">
        <Head>
          <Typography variant="h3" component="h2" id="people-title" tabIndex={-1} ref={heading}>
            {text(peopleTexts.title)}
          </Typography>
          <p>{text(peopleTexts.lead)}</p>
          <QuotePeopleForm
            email={email}
            isRefused={isRefused}
            isFinding={isFetching}
            onFind={(typed) => (typed === email ? void refetch() : onFind(typed))}
          />
          {error && !isRefused && <Alert severity="error">{text(peopleTexts.failed)}</Alert>}
        </Head>
        {found && <QuotePeopleFound person={found} onErase={() => setIsAsking(true)} />}
      </Paper>
      {found && (
        <QuotePeopleErase
          person={found}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onErased={() => {
            setIsAsking(false);
            setErasedCount((count) => count + 1);
            notify(peopleTexts.erased);
          }}
        />
      )}
    </>
  );
}
