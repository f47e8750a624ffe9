import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { ListEmpty } from '@/admin/list/View';
import { useNotify } from '@/admin/notices';
import { certificateTexts } from '@/certificates/certificates.text';
import { useSeeding } from '@/certificates/useSeeding';
import { useText } from '@/lib/locale';

import { listTexts } from './certificates.text';

/** Instead of a list: nothing is stored yet. */
export function NoCertificates() {
  const notify = useNotify();
  const text = useText();
  // A session that has ended is asked for by the page around.
  const { seed, isSeeding, failure } = useSeeding(() => notify(certificateTexts.seeded));
  return (
    <ListEmpty title={listTexts.none} lead={listTexts.noneLead}>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      <Button variant="outlined" loading={isSeeding} loadingPosition="start" onClick={seed}>
        {text(certificateTexts.seed)}
      </Button>
    </ListEmpty>
  );
}
