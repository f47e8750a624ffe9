import { styled } from '@mui/material/styles';

import type { Post } from '@shared/posts/boards.types';
import { viewOf } from '@shared/posts/view';

import type { BoardRef } from '@/posts/boardsApi';
import { useLanguage } from '@/lib/locale';

import { PostContent, PostFacts } from './Content';

const Title = styled('h3')({ margin: '0 0 0.5rem', fontSize: '1.25rem', lineHeight: 1.4, overflowWrap: 'anywhere' });

/** A post as its popup shows it once it is open. */
export function PostPreview({ post, board: { kind, board } }: { post: Post; board: BoardRef }) {
  const language = useLanguage();
  const written = board === 'legacy' ? 'ko' : board;
  // Its files need no password here.
  const view = viewOf({ ...post, protected: false }, { kind, board: written }, language);
  return (
    <article>
      <Title lang={written} title={view.fullTitle}>
        {view.title}
      </Title>
      <PostFacts view={view} hasCategory={kind === 'posts'} />
      <PostContent view={view} language={written} onReopen={() => undefined} />
    </article>
  );
}
