import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';

import type { AdminPost } from '@server/boards/boards.types';

import { FormFoot } from '@/components/FormFoot';
import { LeaveDialog } from '@/components/LeaveDialog';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { useLeaveQuestion } from '@/lib/useLeaveQuestion';

import { AdminPostConflict } from './AdminPostConflict';
import { AdminPostDraftNote } from './AdminPostDraftNote';
import { AdminPostCategory, AdminPostTextField } from './AdminPostFields';
import { AdminPostGone } from './AdminPostGone';
import { useAdminPostForm } from './adminPostFormState';
import { leaveTexts, postDraftTexts, postFormTexts } from './adminPostForm.text';
import { AdminPostLock } from './AdminPostLock';
import { AdminPostPdf } from './AdminPostPdf';
import { NEW_POST, useAdminPostsAddress } from './adminPostsAddress';
import { POSTS_HEADING } from './adminPostsHeading';
import type { AdminPostTab } from './adminPostTabs';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  alignItems: 'start',
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
});
const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });

type AdminPostFormProps = {
  tab: AdminPostTab;
  /** The post to edit; undefined for a new one. */
  post: AdminPost | undefined;
  notify: (words: Localized) => void;
};

/** The form of a new post or of one that exists. */
export function AdminPostForm({ tab, post, notify }: AdminPostFormProps) {
  const text = useText();
  const { listHref, showList, openPost } = useAdminPostsAddress();
  const state = useAdminPostForm({
    tab,
    post,
    onSaved: () => {
      notify(post ? postFormTexts.updated : postFormTexts.saved);
      showList();
    },
    onLeft: () => notify(postDraftTexts.kept),
  });
  const question = useLeaveQuestion(state.isDirty || state.saving.isSaving);
  const moveToNew = () => {
    state.moveToNew();
    openPost(NEW_POST);
  };

  return (
    <FormProvider {...state.form}>
      {/* `post`: should it ever be sent without the page's code, nothing of it ends up in an address. */}
      <Form noValidate method="post" onSubmit={state.submit} aria-labelledby={POSTS_HEADING}>
        {state.draft && <AdminPostDraftNote draft={state.draft} onDiscard={state.startOver} />}
        <AdminPostConflict state={state} />
        <Columns>
          <Column>
            <AdminPostTextField name="title" />
            <AdminPostTextField name="content" />
          </Column>
          <Column>
            <AdminPostCategory />
            <AdminPostPdf post={state.base} pdf={state.pdf} />
            {tab.kind === 'e-procurement' && <AdminPostLock isLocked={state.base?.protected ?? false} />}
          </Column>
        </Columns>
        <FormFoot
          failure={state.failure && text(state.failure)}
          saving={state.saving}
          isDirty={state.isDirty}
          cancelTo={listHref}
        >
          {state.isGone && <AdminPostGone onMove={moveToNew} />}
        </FormFoot>
      </Form>
      <LeaveDialog
        question={question}
        lead={text(leaveTexts.lead)}
        keep={text(leaveTexts.keep)}
        onDiscard={() => {
          state.saving.stop();
          state.discard();
        }}
      />
    </FormProvider>
  );
}
