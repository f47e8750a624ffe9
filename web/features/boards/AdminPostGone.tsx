import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useText } from '@/lib/locale';

import { saveFailureTexts } from './adminPostForm.text';

/** Says that somebody has deleted the post meanwhile, and offers to save the text as a new one. */
export function AdminPostGone({ onMove }: { onMove: () => void }) {
  const text = useText();
  return (
    <Alert severity="error" sx={{ flexWrap: 'wrap' }}>
      <p style={{ margin: '0 0 0.5rem' }}>{text(saveFailureTexts.gone)}</p>
      <Button size="small" color="inherit" variant="outlined" onClick={onMove}>
        {text(saveFailureTexts.asNew)}
      </Button>
    </Alert>
  );
}
