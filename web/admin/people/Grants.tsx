import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Grant } from '@shared/admin/accounts.types';

import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';

import { useGrantsQuery } from './api';
import { Buttons, Part, Soft } from './layout';
import { grantKindTexts, grantTexts, roleTexts } from './people.text';

const List = styled('ul')({ display: 'grid', gap: '0.75rem', margin: 0, padding: 0, listStyle: 'none' });

/** Lists rights given and taken. */
export function Grants() {
  const text = useText();
  const [page, setPage] = useState(1);
  const { data, isError } = useGrantsQuery(page);
  return (
    <Part aria-labelledby="grants-title">
      <h3 id="grants-title">{text(grantTexts.title)}</h3>
      <Soft>{text(grantTexts.lead)}</Soft>
      {isError && <Alert severity="error">{text(grantTexts.failed)}</Alert>}
      {data?.items.length === 0 && <p>{text(grantTexts.none)}</p>}
      <List>
        {data?.items.map((grant) => (
          <Line key={grant.id} grant={grant} />
        ))}
      </List>
      <Buttons>
        {page > 1 && <Button onClick={() => setPage(page - 1)}>{text(grantTexts.newer)}</Button>}
        {data && page < data.pageCount && <Button onClick={() => setPage(page + 1)}>{text(grantTexts.more)}</Button>}
      </Buttons>
    </Part>
  );
}

function Line({ grant: { at, kind, by, about, from, to } }: { grant: Grant }) {
  const text = useText();
  const language = useLanguage();
  const change = [from, to].flatMap((role) => (role ? [text(roleTexts[role])] : [])).join(' → ');
  const whom = about && kind !== 'accounts-on' ? [`${about.name} (${about.email})`] : [];
  const facts = [text(grantKindTexts[kind]), ...whom, ...(change ? [change] : [])];
  return (
    <li>
      <strong>{by ?? text(grantTexts.server)}</strong>
      <div>{facts.join(' · ')}</div>
      <Soft>
        <time dateTime={at}>{localTime(at, language)}</time>
      </Soft>
    </li>
  );
}
