import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { AdminPostItem } from '@shared/posts/boards.types';
import { pathToPost } from '@shared/posts/address';
import { postDate } from '@shared/words/format';
import { postViewTexts } from '@shared/posts/post-view.text';
import { tenderTexts } from '@shared/posts/tender.text';

import type { FocusReturning } from '@/admin/focus';
import { ClockIcon, FileIcon, LockIcon, PinIcon } from '@/admin/icons';
import type { ListColumn } from '@/admin/list/Rows';
import { RowPreview, RowTitle } from '@/admin/list/RowTitle';
import { RowActions } from '@/admin/RowActions';
import { boardTexts } from '@/posts/boards.text';
import type { BoardRef } from '@/posts/boardsApi';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { usePostAddress } from './address';
import { onSiteText } from './form.text';
import { categoryTexts, fileCountText, postColumnTexts, postsTexts } from './posts.text';
import { TenderMarks } from './tender/Marks';
import { filterTexts } from './translation/translation.text';
import { excerptOf } from './values';

const { colour, size } = tokens;

const Marks = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem' });
const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  fontSize: size.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.125rem' },
});

const OnSite = styled(Link)({ fontSize: size.small, color: colour.cold, textUnderlineOffset: 3 });

// In line with the title, not with the buttons.
const narrow = { whiteSpace: 'nowrap', paddingTop: '1.0625rem' };

type ColumnOptions = {
  place: BoardRef;
  focusReturning: FocusReturning;
  onDelete: (post: AdminPostItem) => void;
};

/** Columns of the list of posts. */
export function usePostColumns(options: ColumnOptions): Record<string, ListColumn<AdminPostItem>> {
  const { place, focusReturning, onDelete } = options;
  const { kind, board } = place;
  const text = useText();
  const language = useLanguage();
  const { postHref } = usePostAddress();
  const nameOf = (post: AdminPostItem) => post.title || text(postViewTexts.noTitle);
  return {
    title: {
      label: postColumnTexts.title,
      cell: (post) => (
        <>
          {/* The keyboard has the edit button of the row. */}
          <RowTitle to={postHref(post.id)} tabIndex={-1}>
            {nameOf(post)}
          </RowTitle>
          {post.preview.trim() && <RowPreview>{excerptOf(post.preview)}</RowPreview>}
          {board !== 'legacy' && (
            <OnSite to={pathToPost({ kind, board, id: post.id })} aria-label={`${nameOf(post)}: ${text(onSiteText)}`}>
              {text(onSiteText)}
            </OnSite>
          )}
        </>
      ),
      isName: true,
      sx: { width: '60%' },
    },
    // Tenders are no catalogs.
    ...(kind === 'posts'
      ? {
          category: {
            label: postColumnTexts.category,
            cell: ({ category }: AdminPostItem) => text(categoryTexts[category]),
            card: 'fact' as const,
            sx: narrow,
          },
        }
      : {
          tender: {
            label: tenderTexts.tender,
            cell: ({ tender }: AdminPostItem) => tender && <TenderMarks tender={tender} />,
            sx: { width: '20%', paddingTop: narrow.paddingTop },
          },
        }),
    date: {
      label: postColumnTexts.date,
      cell: ({ createdAt }) => postDate(createdAt, language) ?? text(postViewTexts.noDate),
      card: 'fact',
      sx: narrow,
    },
    views: {
      label: postColumnTexts.views,
      cell: ({ viewCount }) => wholeNumber(viewCount),
      card: 'fact',
      isNumber: true,
      sx: narrow,
    },
    marks: {
      label: postColumnTexts.marks,
      cell: (post) => <PostMarks post={post} />,
      card: 'foot',
      sx: narrow,
    },
    actions: {
      label: postColumnTexts.actions,
      cell: (post) => (
        <RowActions
          id={post.id}
          name={nameOf(post)}
          editHref={postHref(post.id)}
          focusReturning={focusReturning}
          onDelete={() => onDelete(post)}
        />
      ),
      card: 'foot',
    },
  };
}

/** Marks of a post as icon and word: pinned, files, password, and a translation that was edited since. */
function PostMarks({ post }: { post: AdminPostItem }) {
  const text = useText();
  const isOlder = post.twinState === 'older';
  const { fileTypes } = post;
  if (!post.pinned && fileTypes.length === 0 && !post.protected && !isOlder) return null;
  return (
    <Marks>
      {post.pinned && (
        <Mark style={{ color: colour.coldDark }}>
          <PinIcon />
          {text(boardTexts.pinned)}
        </Mark>
      )}
      {fileTypes.length > 0 && (
        <Mark style={{ color: colour.coldDark }}>
          <FileIcon />
          {fileTypes.length === 1 ? fileTypes[0] : text(fileCountText)(fileTypes.length)}
        </Mark>
      )}
      {post.protected && (
        <Mark style={{ color: colour.hot }}>
          <LockIcon />
          {text(postsTexts.locked)}
        </Mark>
      )}
      {isOlder && (
        <Mark style={{ color: colour.hot }}>
          <ClockIcon />
          {text(filterTexts.older)}
        </Mark>
      )}
    </Marks>
  );
}
