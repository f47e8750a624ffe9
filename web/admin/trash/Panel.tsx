import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';

import type { Page } from '@shared/words/page.types';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import { BackLink } from '@/admin/Editor';
import { focusHeading, useHeadingFocus } from '@/admin/focus';
import { TrashIcon } from '@/admin/icons';
import { ListEmpty, ListView } from '@/admin/list/View';
import type { ListQuery } from '@/admin/list/View';
import { useNotify } from '@/admin/notices';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { purgeTexts, trashTotalText, trashNamedTexts, trashTexts } from './trash.text';
import { TrashRows } from './Rows';
import type { TrashRow } from './Rows';

const HEADING = 'trash-title';

/** In the address of a list, that its trash is open. */
export const TRASH_VIEW = 'trash';

/** Leads from a list to what was deleted from it. */
export function TrashLink({ to }: { to: string }) {
  const text = useText();
  return (
    <Button variant="outlined" component={Link} to={to} startIcon={<TrashIcon />}>
      {text(trashTexts.open)}
    </Button>
  );
}

type Answer = Promise<{ error?: unknown }>;

type TrashPanelProps<Item> = {
  /** The list that this is the trash of. */
  list: Localized;
  query: ListQuery & { data?: Page<Item> };
  rowOf: (item: Item) => TrashRow;
  listHref: string;
  pageHref: (page: number) => string;
  restore: (id: string) => Answer;
  purge: (id: string) => Answer;
};

const isGone = (error: unknown) => errorBodyOf(error)?.code === 'not_found';

/** Lists the deleted items of a list: restores them, or removes them for good after a question. */
export function TrashPanel<Item>(props: TrashPanelProps<Item>) {
  const { list, query, rowOf, listHref, pageHref, restore, purge } = props;
  const notify = useNotify();
  const text = useText();
  const [restoring, setRestoring] = useState<string>();
  const [failure, setFailure] = useState<Localized>();
  const [toPurge, setToPurge] = useState<TrashRow>();
  const { data: trash } = query;
  useHeadingFocus(HEADING);

  const bringBack = async ({ id }: TrashRow) => {
    if (restoring) return;
    setFailure(undefined);
    setRestoring(id);
    const { error } = await restore(id);
    setRestoring(undefined);
    if (error) {
      setFailure(isGone(error) ? trashTexts.gone : trashTexts.restoreFailed);
      return;
    }
    // A row goes with what had the focus.
    focusHeading(HEADING);
    notify(trashTexts.restored);
  };

  return (
    <>
      {/* The last page may have lost its last row. */}
      {trash && trash.page > trash.pageCount && <Navigate replace to={pageHref(trash.pageCount)} />}
      <BackLink to={listHref} />
      <ListView
        id={HEADING}
        title={text(trashNamedTexts.title)(text(list))}
        total={trash && text(trashTotalText)(trash.total)}
        lead={trashTexts.lead}
        messages={failure && <Alert severity="error">{text(failure)}</Alert>}
        query={query}
        words={trashTexts}
        rowHeight={72}
        empty={trash?.total === 0 && <ListEmpty title={trashTexts.none} lead={trashTexts.noneLead} />}
        pages={trash && { page: trash.page, pageCount: trash.pageCount, pageHref }}
      >
        {trash && trash.items.length > 0 && (
          <TrashRows
            rows={trash.items.map(rowOf)}
            label={text(trashTexts.open)}
            restoring={restoring}
            onRestore={bringBack}
            onPurge={setToPurge}
          />
        )}
      </ListView>
      <ConfirmDelete
        item={toPurge}
        name={toPurge?.title}
        words={purgeTexts}
        heading={HEADING}
        remove={({ id }) => purge(id)}
        failureOf={(error) => (isGone(error) ? trashTexts.gone : purgeTexts.failed)}
        onClose={() => setToPurge(undefined)}
        onDeleted={() => notify(purgeTexts.done)}
      />
    </>
  );
}
