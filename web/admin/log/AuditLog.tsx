import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

import { auditKinds } from '@shared/admin/audit.types';
import type { AuditEntry, AuditOutcome } from '@shared/admin/audit.types';

import type { ListColumn } from '@/admin/list/Rows';
import { ChoiceField, ListFilters } from '@/admin/list/SearchField';
import { ListEmpty, ListView } from '@/admin/list/View';
import { useAddress } from '@/admin/useAddress';
import { koreanTime } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import {
  actionTexts,
  auditTexts,
  columnTexts,
  kindTexts,
  nounTexts,
  outcomeTexts,
  sessionText,
  totalText,
} from './audit.text';
import { useAuditLogQuery } from './auditApi';
import { AUDIT_TAB, auditParams } from './auditFilter';

const { colour, size } = tokens;

const looks: Record<AuditOutcome, { color: string; fontWeight: number }> = {
  done: { color: colour.inkSoft, fontWeight: 400 },
  failed: { color: colour.bad, fontWeight: 600 },
  unknown: { color: colour.hot, fontWeight: 600 },
};
const Soft = styled('span')({ display: 'block', fontSize: size.small, color: colour.inkSoft, whiteSpace: 'nowrap' });
const narrow = { whiteSpace: 'nowrap' };

function useColumns(): Record<string, ListColumn<AuditEntry>> {
  const text = useText();
  const language = useLanguage();
  return {
    at: {
      label: columnTexts.at,
      cell: ({ at }) => <time dateTime={at}>{koreanTime(at, language)}</time>,
      sx: narrow,
    },
    action: {
      label: columnTexts.action,
      cell: ({ action }) => <strong>{text(actionTexts[action])}</strong>,
      card: 'head',
      isName: true,
    },
    // As it was called then; below it the list that this is in.
    subject: {
      label: columnTexts.subject,
      cell: ({ subject }) =>
        subject && (
          <>
            {subject.name ?? subject.id}
            <Soft>{text(nounTexts[subject.noun])}</Soft>
          </>
        ),
      sx: { width: '40%', overflowWrap: 'anywhere' },
    },
    outcome: {
      label: columnTexts.outcome,
      cell: ({ outcome }) => <span style={looks[outcome]}>{text(outcomeTexts[outcome])}</span>,
      card: 'head',
      sx: narrow,
    },
    who: {
      label: columnTexts.who,
      cell: ({ person, session, address }) =>
        session || address ? (
          <>
            {person ?? (session && text(sessionText)(session))}
            {person && session && <Soft>{text(sessionText)(session)}</Soft>}
            <Soft>{address}</Soft>
          </>
        ) : (
          text(auditTexts.automatic)
        ),
      sx: narrow,
    },
  };
}

/** Lists the administrators' actions, read-only. */
export function AuditLog() {
  const text = useText();
  const { filter, changeFilter, pageHref } = useAddress(auditParams, AUDIT_TAB);
  const query = useAuditLogQuery(filter, { refetchOnMountOrArgChange: true });
  const columns = useColumns();
  const { data, currentData } = query;
  return (
    <ListView
      id="audit-title"
      title={text(auditTexts.tab)}
      total={data && text(totalText)(data.total)}
      lead={auditTexts.lead}
      tools={
        <ListFilters>
          <ChoiceField
            name="kind"
            label={auditTexts.kind}
            choices={auditKinds}
            nameOf={(kind) => text(kindTexts[kind])}
            all={auditTexts.allKinds}
            value={filter.kind}
            onChoose={(kind) => changeFilter({ kind })}
          />
          <TextField
            // Starts over when "back" or the clearing changes the day; while it is typed it is the browser's own.
            key={filter.day}
            type="date"
            name="day"
            size="small"
            label={text(auditTexts.day)}
            defaultValue={filter.day ?? ''}
            onChange={({ target }) => changeFilter({ day: target.value || undefined })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </ListFilters>
      }
      query={query}
      words={auditTexts}
      rowHeight={56}
      empty={
        currentData?.items.length === 0 && (
          <ListEmpty title={auditTexts.none} lead={auditTexts.noneLead}>
            <Button onClick={() => changeFilter({ kind: undefined, day: undefined })}>{text(auditTexts.clear)}</Button>
          </ListEmpty>
        )
      }
      rows={data && { columns, items: data.items, wideFrom: 1100, verticalAlign: 'top' }}
      pages={data && { page: filter.page, pageCount: data.pageCount, pageHref }}
    />
  );
}
