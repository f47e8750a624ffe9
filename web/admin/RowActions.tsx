import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';

import type { FocusReturning } from './focus';
import { listTexts, rowTexts } from './list/list.text';

const Pair = styled('div')({ display: 'flex', gap: '0.5rem', whiteSpace: 'nowrap' });

type RowActionsProps = {
  id: string;
  name: string;
  editHref: string;
  focusReturning: FocusReturning;
  onDelete: () => void;
};

/** Edit and delete, of one row. */
export function RowActions({ id, name, editHref, focusReturning, onDelete }: RowActionsProps) {
  const text = useText();
  return (
    <Pair>
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to={editHref}
        aria-label={text(rowTexts.edit)(name)}
        ref={(link: HTMLAnchorElement | null) => focusReturning(id, link)}
      >
        {text(listTexts.edit)}
      </Button>
      <Button size="small" variant="outlined" color="error" aria-label={text(rowTexts.remove)(name)} onClick={onDelete}>
        {text(listTexts.remove)}
      </Button>
    </Pair>
  );
}
