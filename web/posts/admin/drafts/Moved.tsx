import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';

import { movedTexts } from './drafts.text';

/** Says that the post is found elsewhere since somebody else has published it or taken it back, and leads there. */
export function MovedNote({ to, how }: { to: string; how: keyof typeof movedTexts }) {
  const text = useText();
  const { lead, open } = movedTexts[how];
  return (
    <Alert severity="error" sx={{ flexWrap: 'wrap' }}>
      <p style={{ margin: '0 0 0.5rem' }}>{text(lead)}</p>
      <Button size="small" color="inherit" variant="outlined" component={Link} to={to}>
        {text(open)}
      </Button>
    </Alert>
  );
}
