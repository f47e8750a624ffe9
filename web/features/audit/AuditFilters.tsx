import TextField from '@mui/material/TextField';

import { auditKinds } from '@server/audit/audit.types';

import { ListFilters } from '@/components/ListPanel';
import { useText } from '@/lib/locale';

import { auditTexts, kindTexts } from './audit.text';
import type { AuditFilter } from './auditFilter';

type AuditFiltersProps = { filter: AuditFilter; onChange: (change: Partial<AuditFilter>) => void };

/** Kind and day; both live in the address. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const text = useText();
  return (
    <ListFilters>
      <TextField
        select
        name="kind"
        size="small"
        label={text(auditTexts.kind)}
        value={filter.kind ?? ''}
        onChange={({ target }) => onChange({ kind: auditKinds.find((kind) => kind === target.value) })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text(auditTexts.allKinds)}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(kindTexts[kind])}
          </option>
        ))}
      </TextField>
      <TextField
        // Begins anew when "back" or the clearing changes the day; while it is typed it is the browser's own.
        key={filter.day}
        type="date"
        name="day"
        size="small"
        label={text(auditTexts.day)}
        defaultValue={filter.day ?? ''}
        onChange={({ target }) => onChange({ day: target.value || undefined })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ListFilters>
  );
}
