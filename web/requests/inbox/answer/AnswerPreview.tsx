import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

import { showPage } from '@/admin/framedPage';
import { PreviewDialog } from '@/admin/PreviewDialog';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { usePreviewAnswerMutation } from './answerApi';
import { answerTexts } from './answer.text';
import type { AnswerDraft } from './answerDraft';

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: 'min(36rem, 65vh)',
  border: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.white,
});
const Subject = styled('p')({ margin: 0, fontWeight: 700, overflowWrap: 'anywhere' });

type AnswerPreviewProps = {
  id: string;
  draft: Pick<AnswerDraft, 'subject' | 'text'>;
  isReady: boolean;
  /** The tokens of the files, once all have arrived. */
  filesOf: () => Promise<string[] | undefined>;
  /** The name of a file that is made when it is sent. */
  alsoSent: string | undefined;
};

/** Shows the letter over the form, as the server would send it. */
export function AnswerPreview({ id, draft: { subject, text: typed }, isReady, filesOf, alsoSent }: AnswerPreviewProps) {
  const text = useText();
  const [preview, { isError }] = usePreviewAnswerMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [letter, setLetter] = useState<{ subject: string; html: string }>();
  const open = async () => {
    setIsAsking(true);
    const { data } = await preview({ id, subject, text: typed, files: (await filesOf()) ?? [] });
    setIsAsking(false);
    setLetter(data);
    setIsOpen(data !== undefined);
  };
  return (
    <>
      <Button variant="outlined" disabled={!isReady} loading={isAsking} onClick={() => void open()}>
        {text(answerTexts.preview)}
      </Button>
      {isError && <Alert severity="error">{text(answerTexts.previewFailed)}</Alert>}
      <PreviewDialog
        isOpen={isOpen}
        title={text(answerTexts.previewTitle)}
        close={text(answerTexts.close)}
        onClose={() => setIsOpen(false)}
      >
        {letter && (
          <>
            <Subject>{letter.subject}</Subject>
            {alsoSent && <p>{text(answerTexts.alsoSent)(alsoSent)}</p>}
            <Letter html={letter.html} />
          </>
        )}
      </PreviewDialog>
    </>
  );
}

/** A letter in a frame in which nothing runs or leads anywhere. */
function Letter({ html }: { html: string }) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? showPage(frame.current, html, () => undefined) : undefined), [html]);
  return <Frame ref={frame} title={text(answerTexts.previewTitle)} />;
}
