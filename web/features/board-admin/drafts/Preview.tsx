import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import type { Post } from '@server/boards/boards.types';

import { PreviewDialog } from '@/admin/PreviewDialog';
import type { BoardRef } from '@/boards/boardsApi';
import { useText } from '@/lib/locale';

import { useDraftPreviewQuery } from './api';
import { previewTexts } from './drafts.text';

/** Shows a post as visitors see it: the page knows how. */
export type ShownPost = ComponentType<{ post: Post; board: BoardRef }>;

type DraftPreviewProps = {
  place: BoardRef & { id: string };
  /** Whether the form has changes that are not stored. */
  isDirty: boolean;
  Shown: ShownPost;
};

/** Shows how a draft will look. */
export function DraftPreview({ place, isDirty, Shown }: DraftPreviewProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const { data, isError } = useDraftPreviewQuery(isShown ? place : skipToken);
  const waiting = <p role="status">{text(previewTexts.loading)}</p>;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsShown(true)}>
        {text(previewTexts.title)}
      </Button>
      <PreviewDialog
        isOpen={isShown}
        title={text(previewTexts.title)}
        close={text(previewTexts.close)}
        onClose={() => setIsShown(false)}
      >
        {isDirty && <Alert severity="info">{text(previewTexts.unsaved)}</Alert>}
        {data?.protected && <Alert severity="info">{text(previewTexts.locked)}</Alert>}
        {isError && <Alert severity="error">{text(previewTexts.failed)}</Alert>}
        {isShown && !data && !isError && waiting}
        {data && (
          <Suspense fallback={waiting}>
            <Shown post={data} board={place} />
          </Suspense>
        )}
      </PreviewDialog>
    </>
  );
}
