import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { startTransition, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';

import type { AdminPost } from '@shared/posts/boards.types';
import { pathToPost } from '@shared/posts/address';

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
import { PublishingButtons } from './drafts/Buttons';
import { savedTexts } from './drafts/drafts.text';
import { MovedNote } from './drafts/Moved';
import { SaveQuestionDialog } from './drafts/SaveQuestion';
import { DraftPreview } from './drafts/Preview';
import type { ShownPost } from './drafts/Preview';
import { PublishingFields } from './drafts/Publishing';
import { mainWay } from './drafts/values';
import type { Publishing } from './drafts/values';
import { PostCategoryField, PostTextField } from './Fields';
import { leaveTexts, onSiteText, postDraftTexts, postFormTexts, saveFailureTexts } from './form.text';
import { PostLock } from './Lock';
import { PostFiles } from './Files';
import { PinField } from './pin/Field';
import { TenderFields } from './tender/Fields';
import { TakenNote } from './translation/Original';
import { useKeptDraft } from './useKeptDraft';
import { usePostEntries } from './usePostEntries';
import { usePostSubmit } from './usePostSubmit';
import { previewOf } from './values';

type PostFormProps = {
  tab: BoardTab;
  /** The post to edit; undefined for a new one. */
  post: AdminPost | undefined;
  /** Of which the new post is the translation. */
  original?: AdminPost;
  /** Shows a post as visitors would see it. */
  Shown: ShownPost;
};

/** The form of a new post or of one that exists. */
export function PostForm(props: PostFormProps) {
  const [saves, setSaves] = useState(0);
  // A form that was saved is over: Back, pressed before the list is there, would find it as it was, to be saved once more.
  return <OpenForm key={saves} {...props} onSaved={() => startTransition(() => setSaves(saves + 1))} />;
}

function OpenForm({ tab, post, original, Shown, onSaved }: PostFormProps & { onSaved: () => void }) {
  const text = useText();
  const notify = useNotify();
  const { listHref, showList, openPost, placeHref } = usePostAddress();
  const isDraft = post !== undefined && post.draft !== null;
  const place = { kind: tab.kind, board: tab.board, id: post?.id ?? newPostId(original?.id), isDraft };
  const entries = usePostEntries(place, post, original);
  const { settle, moveToNew } = useKeptDraft(place, entries, () => notify(postDraftTexts.kept));
  const { saving, failure, gone, isTaken, saveAlone, submit, question } = usePostSubmit(
    place,
    entries,
    ({ publishing }, { isDraft: isAtDrafts, step }, id) => {
      settle();
      const saved = post ? postFormTexts.updated : postFormTexts.saved;
      const kept = publishing === 'now' ? saved : savedTexts[publishing];
      const isPublished = step === 'publish' || (!isAtDrafts && !step);
      const at = isPublished && tab.board !== 'legacy' && pathToPost({ kind: tab.kind, board: tab.board, id });
      notify(step ? savedTexts[step] : kept, at ? { to: at, words: onSiteText } : undefined);
      showList(step ? step === 'withdraw' : isAtDrafts);
      onSaved();
    },
  );
  const { form, base, files, draft, isDirty, startOver } = entries;
  const leaving = useLeaveQuestion(isDirty || saving.isSaving);
  const published = base && !base.draft;
  const saveAs = (way: Publishing, event?: SubmitEvent) => {
    form.setValue('publishing', way);
    submit(event);
  };

  return (
    <FormProvider {...form}>
      {/* `post`: should it ever be sent without the page's code, nothing of it ends up in an address. */}
      <Form
        noValidate
        method="post"
        onSubmit={(event) => saveAs(mainWay(base, form.getValues('publishing')), event)}
        aria-labelledby={POSTS_HEADING}
      >
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
            <PinField />
            <PostFiles post={base} files={files} />
            {/* A document of the data room may have come with a password. */}
            {(tab.kind === 'e-procurement' || base?.protected) && <PostLock isLocked={base?.protected ?? false} />}
            {!published && <PublishingFields post={base} />}
          </FormColumn>
        </FormColumns>
        <FormFoot
          failure={failure && text(failure)}
          saving={saving}
          isDirty={isDirty}
          cancelTo={listHref}
          buttons={
            <>
              <PublishingButtons post={base} isSaving={saving.isSaving} onSave={saveAs} />
              <DraftPreview board={tab} read={() => previewOf(form.getValues(), base, files)} Shown={Shown} />
            </>
          }
        >
          {isTaken && <TakenNote onSaveAlone={saveAlone} />}
          {gone && gone !== 'deleted' && <MovedNote to={placeHref(place.id, gone === 'withdrawn')} how={gone} />}
          {gone === 'deleted' && (
            <GoneNote
              onMove={() => {
                moveToNew();
                openPost(NEW_POST);
              }}
            />
          )}
        </FormFoot>
      </Form>
      <SaveQuestionDialog {...question} />
      <LeaveDialog
        question={leaving}
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
