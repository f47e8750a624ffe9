import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';

import { trashTexts } from './trash.text';
import { TrashIcon } from './trashIcons';

/** Leads from a list to what was deleted from it. */
export function TrashLink({ to }: { to: string }) {
  const text = useText();
  return (
    <Button variant="outlined" component={Link} to={to} startIcon={<TrashIcon />}>
      {text(trashTexts.open)}
    </Button>
  );
}
