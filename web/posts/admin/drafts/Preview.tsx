import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import type { Post } from '@shared/posts/boards.types';

import { PreviewDialog } from '@/admin/PreviewDialog';
import type { BoardRef } from '@/posts/boardsApi';
import { useText } from '@/lib/locale';

import { usePreviewPostMutation } from './api';
import { previewFilesText, previewTexts } from './drafts.text';

/** Shows a post as visitors see it: the page knows how. */
export type ShownPost = ComponentType<{ post: Post; board: BoardRef }>;

/** The texts of a form, and what it shows of lock and files. */
type Previewed = {
  body: { id?: string; title: string; content: string };
  kept: Pick<Post, 'protected' | 'pdfFileName' | 'pdfUrl' | 'files'>;
  added: readonly File[];
};

type DraftPreviewProps = { board: BoardRef; read: () => Previewed; Shown: ShownPost };

/** Shows how the post in a form will look, as it is in the form now. */
export function DraftPreview({ board: { kind, board }, read, Shown }: DraftPreviewProps) {
  const text = useText();
  const [previewed, setPreviewed] = useState<Previewed>();
  const [preview, { data, isError }] = usePreviewPostMutation();
  const waiting = <p role="status">{text(previewTexts.loading)}</p>;
  const open = () => {
    const now = read();
    setPreviewed(now);
    void preview({ kind, board, body: now.body });
  };
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {text(previewTexts.title)}
      </Button>
      <PreviewDialog
        isOpen={previewed !== undefined}
        title={text(previewTexts.title)}
        close={text(previewTexts.close)}
        onClose={() => setPreviewed(undefined)}
      >
        {previewed?.kept.protected && <Alert severity="info">{text(previewTexts.locked)}</Alert>}
        {isError && <Alert severity="error">{text(previewTexts.failed)}</Alert>}
        {previewed && !data && !isError && waiting}
        {previewed && data && (
          <Suspense fallback={waiting}>
            <Shown post={{ ...data, ...previewed.kept }} board={{ kind, board }} />
          </Suspense>
        )}
        {previewed && previewed.added.length > 0 && (
          <Alert severity="info">{text(previewFilesText)(previewed.added.map(({ name }) => name).join(', '))}</Alert>
        )}
      </PreviewDialog>
    </>
  );
}
