import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { listTexts } from './adminCertificates.text';
import { certificateTexts } from './certificates.text';
import { useSeeding } from './certificateSeeding';

const Place = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.5rem',
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: 0 },
  '& p + p': { marginBottom: '0.75rem', color: tokens.colour.inkSoft },
});

/** Instead of a list: nothing is stored yet. */
export function AdminCertificatesEmpty({ notify }: { notify: (words: Localized) => void }) {
  const text = useText();
  // A session that has ended is asked for by the page around.
  const { seed, isSeeding, failure } = useSeeding(() => notify(certificateTexts.seeded));
  return (
    <Place>
      <p>
        <strong>{text(listTexts.none)}</strong>
      </p>
      <p>{text(listTexts.noneLead)}</p>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      <Button variant="outlined" loading={isSeeding} loadingPosition="start" onClick={seed}>
        {text(certificateTexts.seed)}
      </Button>
    </Place>
  );
}
