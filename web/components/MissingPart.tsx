import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useText } from '@/lib/locale';

import { missingPartTexts } from './components.text';

/** In place of a section whose code could not be loaded. */
export function MissingPart() {
  const text = useText();
  const reload = (
    <Button color="inherit" size="small" onClick={() => location.reload()}>
      {text(missingPartTexts.reload)}
    </Button>
  );
  return (
    <Alert severity="error" action={reload}>
      {text(missingPartTexts.missing)}
    </Alert>
  );
}
