import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';

import type { AdminPost } from '@server/boards/boards.types';

import { Form, FormColumn, FormColumns } from '@/admin/FormColumns';
import { FormFoot } from '@/admin/FormFoot';
import { LeaveDialog } from '@/admin/LeaveDialog';
import { useNotify } from '@/admin/notices';
import { useText } from '@/lib/locale';
import { useLeaveQuestion } from '@/admin/useLeaveQuestion';

import { NEW_POST, newPostId, POSTS_HEADING, usePostAddress } from './address';
import type { BoardTab } from './address';
import { ConflictPanel } from './Conflict';
import type { PostDraft } from './draft';
import { PostCategoryField, PostTextField } from './Fields';
import { leaveTexts, postDraftTexts, postFormTexts, saveFailureTexts } from './form.text';
import { PostLock } from './Lock';
import { PostFiles, PostPdf } from './Files';
import { TenderFields } from './tender/Fields';
import { PastClosing } from './tender/PastClosing';
import { TakenNote } from './translation/Original';
import { useKeptDraft } from './useKeptDraft';
import { usePostEntries } from './usePostEntries';
import { usePostSubmit } from './usePostSubmit';

type PostFormProps = {
  tab: BoardTab;
  /** The post to edit; undefined for a new one. */
  post: AdminPost | undefined;
  /** Of which the new post is the translation. */
  original?: AdminPost;
};

/** The form of a new post or of one that exists. */
export function PostForm({ tab, post, original }: PostFormProps) {
  const text = useText();
  const notify = useNotify();
  const { listHref, showList, openPost } = usePostAddress();
  const place = { kind: tab.kind, board: tab.board, id: post?.id ?? newPostId(original?.id) };
  const entries = usePostEntries(place, post, original);
  const { settle, moveToNew } = useKeptDraft(place, entries, () => notify(postDraftTexts.kept));
  const { saving, failure, isGone, isTaken, saveAlone, submit, pastClosing } = usePostSubmit(place, entries, () => {
    settle();
    notify(post ? postFormTexts.updated : postFormTexts.saved);
    showList();
  });
  const { form, base, pdf, files, draft, isDirty, startOver } = entries;
  const question = useLeaveQuestion(isDirty || saving.isSaving);

  return (
    <FormProvider {...form}>
      {/* `post`: should it ever be sent without the page's code, nothing of it ends up in an address. */}
      <Form noValidate method="post" onSubmit={submit} aria-labelledby={POSTS_HEADING}>
        {draft && <DraftNote draft={draft} onDiscard={startOver} />}
        <ConflictPanel entries={entries} />
        <FormColumns>
          <FormColumn>
            <PostTextField name="title" />
            <PostTextField name="content" />
          </FormColumn>
          <FormColumn>
            {/* Tenders are no catalogs; what is stored stays. */}
            {tab.kind === 'posts' && <PostCategoryField />}
            {tab.kind === 'e-procurement' && <TenderFields board={tab} id={post?.id} />}
            <PostPdf post={base} pdf={pdf} />
            <PostFiles post={base} files={files} />
            {tab.kind === 'e-procurement' && <PostLock isLocked={base?.protected ?? false} />}
          </FormColumn>
        </FormColumns>
        <FormFoot failure={failure && text(failure)} saving={saving} isDirty={isDirty} cancelTo={listHref}>
          {isTaken && <TakenNote onSaveAlone={saveAlone} />}
          {isGone && (
            <GoneNote
              onMove={() => {
                moveToNew();
                openPost(NEW_POST);
              }}
            />
          )}
        </FormFoot>
      </Form>
      <PastClosing {...pastClosing} />
      <LeaveDialog
        question={question}
        lead={text(leaveTexts.lead)}
        keep={text(leaveTexts.keep)}
        onDiscard={() => {
          saving.stop();
          settle();
        }}
      />
    </FormProvider>
  );
}

/** Says that the form shows an unsaved draft, and what of it could not be kept. */
export function DraftNote({ draft, onDiscard }: { draft: PostDraft; onDiscard: () => void }) {
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

/** Says that somebody has deleted the post meanwhile, and offers to save the text as a new one. */
export function GoneNote({ onMove }: { onMove: () => void }) {
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
