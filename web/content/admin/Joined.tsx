import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { VersionChange } from '@shared/content/content-editing.types';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { Changes } from './Changes';
import type { ContentAdminProps } from './ContentAdmin';
import { othersText, othersTexts, publishTexts } from './content.text';

const Scrolled = styled('div')({ maxHeight: '50dvh', overflowY: 'auto' });

type JoinedQuestionProps = Pick<ContentAdminProps, 'loadBuiltPictures'> & {
  changes: readonly VersionChange[];
  onBack: () => void;
  onPublish: () => void;
};

/** Shows others' changes before they are published with the rest. */
export function JoinedQuestion({ changes, loadBuiltPictures, onBack, onPublish }: JoinedQuestionProps) {
  const text = useText();
  return (
    <QuestionDialog
      isOpen
      title={text(othersText)(changes.length)}
      onClose={onBack}
      actions={
        <>
          <Button variant="contained" onClick={onBack}>
            {text(publishTexts.back)}
          </Button>
          <Button variant="outlined" onClick={onPublish}>
            {text(othersTexts.publish)}
          </Button>
        </>
      }
    >
      <Scrolled>
        <Changes changes={changes} loadBuiltPictures={loadBuiltPictures} />
      </Scrolled>
    </QuestionDialog>
  );
}
