import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { LoadFailure } from '@/components/LoadFailure';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { BackIcon } from './adminBoardIcons';
import { AdminPostForm } from './AdminPostForm';
import { postFormTexts } from './adminPostForm.text';
import { useOpenedPost } from './adminPostOpened';
import { NEW_POST, useAdminPostsAddress } from './adminPostsAddress';
import { focusPostsHeading, POSTS_HEADING, showPostsHeading } from './adminPostsHeading';
import type { AdminPostTab } from './adminPostTabs';

const Board = styled('p')({ margin: '0.125rem 0 1.5rem', color: tokens.colour.inkSoft });

type AdminPostEditorProps = {
  tab: AdminPostTab;
  /** The post's id, or `NEW_POST`. */
  id: string;
  notify: (words: Localized) => void;
  /** Stands right after the heading. */
  undo: ReactNode;
  onOpened: () => void;
};

/** One post, opened to be written. */
export function AdminPostEditor({ tab, id, notify, undo, onOpened }: AdminPostEditorProps) {
  const text = useText();
  const { listHref } = useAdminPostsAddress();
  const isNew = id === NEW_POST;
  const { post, failure, retry } = useOpenedPost(tab, isNew ? undefined : id);
  const isMissing = errorBodyOf(failure)?.code === 'not_found';
  const isReady = isNew || post !== undefined;
  useEffect(onOpened);
  useEffect(() => {
    focusPostsHeading();
    showPostsHeading();
  }, []);

  return (
    <>
      <Button component={Link} to={listHref} startIcon={<BackIcon />} size="small" sx={{ marginBottom: 1.5 }}>
        {text(postFormTexts.back)}
      </Button>
      <Paper
        variant="outlined"
        component="section"
        aria-labelledby={POSTS_HEADING}
        sx={{ padding: { xs: 2, sm: 3, md: 4 } }}
      >
        <Typography variant="h3" component="h2" id={POSTS_HEADING} tabIndex={-1}>
          {text(isNew ? postFormTexts.newTitle : postFormTexts.editTitle)}
        </Typography>
        {undo}
        <Board>{text(tab.label)}</Board>
        {isReady && <AdminPostForm tab={tab} post={post} notify={notify} />}
        {!isReady && failure !== undefined && (
          <LoadFailure onRetry={isMissing ? undefined : retry}>
            {text(isMissing ? postFormTexts.missing : postFormTexts.loadFailed)}
          </LoadFailure>
        )}
        {!isReady && failure === undefined && (
          <output aria-label={text(postFormTexts.loading)}>
            <Skeleton variant="rounded" height={56} sx={{ marginBottom: 3 }} />
            <Skeleton variant="rounded" height={320} />
          </output>
        )}
      </Paper>
    </>
  );
}
