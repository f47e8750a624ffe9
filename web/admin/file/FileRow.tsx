import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';
import { FileIcon } from '@/admin/icons';

const { colour } = tokens;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.25rem 0.625rem',
  padding: '0.75rem',
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  background: colour.mist,
  overflowWrap: 'anywhere',
  '& a': { fontWeight: 600, color: colour.coldDark },
  '& p': { margin: 0 },
  '& .MuiButton-root': { justifySelf: 'start', marginLeft: '-0.5rem' },
});
const Soft = styled('p')({ fontSize: tokens.size.small, color: colour.inkSoft });

type FileRowProps = { label: string; name: ReactNode; note?: string; action: ReactNode };

/** A file of a form: what it is to it, its name, what will become of it, and what can be done about that. */
export function FileRow({ label, name, note, action }: FileRowProps) {
  return (
    <Row>
      <FileIcon color="primary" />
      <div>
        <Soft>{label}</Soft>
        <p>{name}</p>
        {note && <Soft role="status">{note}</Soft>}
        {action}
      </div>
    </Row>
  );
}
