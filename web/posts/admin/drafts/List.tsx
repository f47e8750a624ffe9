import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';

import type { AdminPostItem } from '@shared/posts/boards.types';
import { momentInKorea } from '@shared/words/format';
import { postViewTexts } from '@shared/posts/post-view.text';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import { BackLink } from '@/admin/Editor';
import { useHeadingFocus } from '@/admin/focus';
import type { FocusReturning } from '@/admin/focus';
import { FileIcon } from '@/admin/icons';
import type { ListColumn } from '@/admin/list/Rows';
import { ListEmpty, ListView } from '@/admin/list/View';
import { useNotify } from '@/admin/notices';
import { RowPreview, RowTitle } from '@/admin/list/RowTitle';
import { RowActions } from '@/admin/RowActions';
import { useBoardEventsQuery } from '@/posts/boardsApi';
import type { BoardRef } from '@/posts/boardsApi';
import { errorBodyOf } from '@/lib/failure';
import { koreanTime } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { useDeleteDraftMutation, useDraftsQuery } from './api';
import { draftCountTexts, draftDeletionTexts, draftsTexts } from './drafts.text';

/** Leads from a board's list to its drafts. */
export function DraftsLink({ to, count }: { to: string; count: number | undefined }) {
  const text = useText();
  return (
    <Button variant="outlined" component={Link} to={to} startIcon={<FileIcon />}>
      {text(draftCountTexts.open)(count)}
    </Button>
  );
}

type DraftListProps = {
  tab: BoardRef & { label: Localized };
  /** Id of the heading. */
  heading: string;
  page: number;
  pageHref: (page: number) => string;
  /** Address of the board's posts. */
  listHref: string;
  editHref: (id: string) => string;
  /** Names of the columns that posts have, too. */
  columnTexts: Record<'title' | 'actions', Localized>;
  focusReturning: FocusReturning;
};

/** The drafts of a board. */
export function DraftList(props: DraftListProps) {
  const { tab, heading, page, pageHref, listHref } = props;
  const text = useText();
  const notify = useNotify();
  const { kind, board } = tab;
  // A scheduled one may be published now.
  useBoardEventsQuery({ kind, board });
  const query = useDraftsQuery({ kind, board, page }, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [remove] = useDeleteDraftMutation();
  const [toDelete, setToDelete] = useState<AdminPostItem>();
  const columns = useDraftColumns(props, setToDelete);
  useHeadingFocus(heading);
  return (
    <>
      {/* The last page may have lost its last draft. */}
      {data && data.page > data.pageCount && <Navigate replace to={pageHref(data.pageCount)} />}
      <BackLink to={listHref} />
      <ListView
        id={heading}
        title={text(draftCountTexts.title)(text(tab.label))}
        total={data && text(draftCountTexts.total)(data.total)}
        lead={draftsTexts.lead}
        query={query}
        words={draftsTexts}
        rowHeight={72}
        empty={data?.total === 0 && <ListEmpty title={draftsTexts.none} lead={draftsTexts.noneLead} />}
        rows={data && { columns, items: data.items, wideFrom: 960, verticalAlign: 'top' }}
        pages={data && { page: data.page, pageCount: data.pageCount, pageHref }}
      />
      <ConfirmDelete
        item={toDelete}
        name={toDelete?.title || text(postViewTexts.noTitle)}
        words={draftDeletionTexts}
        heading={heading}
        remove={({ id }) => remove({ kind, board, id })}
        failureOf={(error) => draftDeletionTexts[errorBodyOf(error)?.code === 'not_found' ? 'gone' : 'failed']}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => notify(draftDeletionTexts.deleted)}
      />
    </>
  );
}

const narrow = { whiteSpace: 'nowrap', paddingTop: '1.0625rem' };

function useDraftColumns(
  { editHref, columnTexts, focusReturning }: DraftListProps,
  onDelete: (draft: AdminPostItem) => void,
): Record<string, ListColumn<AdminPostItem>> {
  const text = useText();
  const language = useLanguage();
  const nameOf = (draft: AdminPostItem) => draft.title || text(postViewTexts.noTitle);
  return {
    title: {
      label: columnTexts.title,
      cell: (draft) => (
        <>
          {/* The keyboard has the edit button of the row. */}
          <RowTitle to={editHref(draft.id)} tabIndex={-1}>
            {nameOf(draft)}
          </RowTitle>
          {draft.preview.trim() && <RowPreview>{draft.preview}</RowPreview>}
        </>
      ),
      isName: true,
      sx: { width: '60%' },
    },
    state: {
      label: draftsTexts.state,
      cell: ({ draft }) =>
        draft?.publishAt
          ? text(draftCountTexts.scheduled)(momentInKorea(draft.publishAt, language))
          : text(draftsTexts.draft),
      card: 'fact',
      sx: { paddingTop: narrow.paddingTop },
    },
    edited: {
      label: draftsTexts.edited,
      cell: ({ updatedAt }) => koreanTime(updatedAt, language),
      card: 'fact',
      sx: narrow,
    },
    actions: {
      label: columnTexts.actions,
      cell: (draft) => (
        <RowActions
          id={draft.id}
          name={nameOf(draft)}
          editHref={editHref(draft.id)}
          focusReturning={focusReturning}
          onDelete={() => onDelete(draft)}
        />
      ),
      card: 'foot',
    },
  };
}
