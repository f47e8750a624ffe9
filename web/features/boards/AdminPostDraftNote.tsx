import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useText } from '@/lib/locale';

import type { PostDraft } from './adminPostDraft';
import { postDraftTexts } from './adminPostForm.text';

/** Says that the form shows an unsaved draft, and what of it could not be kept. */
export function AdminPostDraftNote({ draft, onDiscard }: { draft: PostDraft; onDiscard: () => void }) {
  const text = useText();
  const lost = [
    draft.fileName && text(postDraftTexts.fileLost)(draft.fileName),
    draft.hadPassword && text(postDraftTexts.passwordLost),
  ].filter(Boolean);
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onDiscard}>
          {text(postDraftTexts.discard)}
        </Button>
      }
    >
      {[text(postDraftTexts.restored), ...lost].join(' ')}
    </Alert>
  );
}
