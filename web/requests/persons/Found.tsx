import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';

import type { PersonExport, PersonSummary } from '@shared/requests/personal-data.types';
import type { QuoteStatus } from '@shared/requests/quotes.types';

import { DownloadIcon } from '@/admin/icons';
import { useLanguage, useText } from '@/lib/locale';
import { localTime } from '@/lib/format/localTime';
import { tokens } from '@/theme/tokens';

import { useExportPersonMutation } from './api';
import { heldBy } from './held';
import { heldText, mentionsText, peopleTexts } from './people.text';

const Place = styled('div')({
  display: 'grid',
  gap: '1rem',
  padding: tokens.space.panel,
  borderTop: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});
const Requests = styled('ul')({ display: 'grid', gap: '0.25rem', margin: 0, padding: 0, listStyle: 'none' });
const Request = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 700,
    color: tokens.colour.coldDark,
  },
  '& span + span, & time': { color: tokens.colour.inkSoft },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', '& button': { minHeight: 44 } });

type PersonFoundProps = {
  person: PersonSummary;
  requestHref: (id: string) => string;
  /** Shows the state of a request. */
  Status: ComponentType<{ status: QuoteStatus }>;
  onErase: () => void;
};

/** Data found, and the actions on it. */
export function PersonFound({ person, requestHref, Status, onErase }: PersonFoundProps) {
  const text = useText();
  const language = useLanguage();
  const [ask, { isLoading, isError }] = useExportPersonMutation();
  const { email, requests, letters, mentions } = person;
  const isHeld = requests.length + letters > 0;

  const download = async () => {
    const { data } = await ask(email);
    if (data) save(data);
  };

  return (
    <Place>
      <p role="status">
        <strong>{isHeld ? text(heldText)(heldBy(person)) : text(peopleTexts.none)}</strong>
      </p>
      {requests.length > 0 && (
        <Requests aria-label={text(peopleTexts.requests)}>
          {requests.map(({ id, reference, createdAt, status, hasNote }) => (
            <Request key={id}>
              <Link to={requestHref(id)}>{reference}</Link>
              <time dateTime={createdAt}>{localTime(createdAt, language)}</time>
              <Status status={status} />
              {hasNote && <span>{text(peopleTexts.hasNote)}</span>}
            </Request>
          ))}
        </Requests>
      )}
      {mentions.length > 0 && <Alert severity="info">{text(mentionsText)(mentions.join(', '))}</Alert>}
      {isError && <Alert severity="error">{text(peopleTexts.downloadFailed)}</Alert>}
      {isHeld && (
        <Actions>
          <Button variant="outlined" startIcon={<DownloadIcon />} loading={isLoading} onClick={() => void download()}>
            {text(peopleTexts.download)}
          </Button>
          <Button variant="outlined" color="error" onClick={onErase}>
            {text(peopleTexts.erase)}
          </Button>
        </Actions>
      )}
    </Place>
  );
}

/** Gives the file to the browser; its name says nothing of the person. */
function save(found: PersonExport): void {
  const file = new Blob([JSON.stringify(found, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `personal-data-${found.exportedAt.slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it later than the click
}
