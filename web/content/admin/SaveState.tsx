import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { DocumentState } from '@shared/content/content-editing.types';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { documentTexts } from './content.text';
import type { Draft, DraftState } from './draft';
import { stateWords, unsavedWords } from './states';

const Line = styled('p')({
  flex: '1 1 12rem',
  minHeight: '1.6em',
  margin: 0,
  color: tokens.colour.inkSoft,
  '&[data-failed]': { fontWeight: 600, color: tokens.colour.bad },
});

type SaveStateProps = { draft: Draft; state: DraftState; shown: DocumentState; isDirty: boolean };

/** State of a document, and of saving its draft. */
export function SaveState({ draft, state, shown, isDirty }: SaveStateProps) {
  const text = useText();
  const language = useLanguage();
  const { failure, hasSaved, isSaving, isChanged } = state;
  const isFailed = failure !== undefined && isDirty;
  const words = isFailed ? unsavedWords(failure) : hasSaved && !isDirty ? documentTexts.saved : undefined;
  return (
    <>
      <Line>{stateWords({ ...shown, isChanged }, language)}</Line>
      <Line role="status" data-failed={isFailed || undefined}>
        {words && text(words)}
      </Line>
      {isFailed && (
        <Button size="small" variant="outlined" loading={isSaving} onClick={() => void draft.saveNow()}>
          {text(documentTexts.retry)}
        </Button>
      )}
    </>
  );
}
