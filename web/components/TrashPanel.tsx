import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';

import type { Page } from '@server/common/page.types';

import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { ListPages } from './ListPages';
import { ListEmpty, ListHead, ListWaiting, ListWords } from './ListPanel';
import { LoadFailure } from './LoadFailure';
import { purgeTexts, trashTotalText, trashNamedTexts, trashTexts } from './trash.text';
import { BackIcon } from './trashIcons';
import { TrashQuestion } from './TrashQuestion';
import { TrashRows } from './TrashRows';
import type { TrashRow } from './TrashRows';

type Answer = Promise<{ error?: unknown }>;

type TrashPanelProps = {
  /** The list that this is the trash of. */
  list: Localized;
  /** Undefined until it is loaded, or when that has failed. */
  trash: Page<TrashRow> | undefined;
  isError: boolean;
  retry: () => void;
  listHref: string;
  pageHref: (page: number) => string;
  restore: (id: string) => Answer;
  purge: (id: string) => Answer;
  notify: (words: Localized) => void;
};

/** What was deleted from a list: to be restored, or removed for good after a question. */
export function TrashPanel(props: TrashPanelProps) {
  const { list, trash, isError, retry, listHref, pageHref, restore, purge, notify } = props;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [restoring, setRestoring] = useState<string>();
  const [failure, setFailure] = useState<Localized>();
  const [toPurge, setToPurge] = useState<TrashRow>();
  const [goneCount, setGoneCount] = useState(0);

  useEffect(() => heading.current?.focus(), []);
  // A row has gone with what had the focus.
  useEffect(() => {
    if (goneCount > 0) heading.current?.focus();
  }, [goneCount]);

  const finish = (words: Localized) => {
    setGoneCount((count) => count + 1);
    notify(words);
  };
  const bringBack = async ({ id }: TrashRow) => {
    if (restoring) return;
    setFailure(undefined);
    setRestoring(id);
    const { error } = await restore(id);
    setRestoring(undefined);
    if (!error) finish(trashTexts.restored);
    else setFailure(errorBodyOf(error)?.code === 'not_found' ? trashTexts.gone : trashTexts.restoreFailed);
  };

  return (
    <>
      {/* The last page may have lost its last row. */}
      {trash && trash.page > trash.pageCount && <Navigate replace to={pageHref(trash.pageCount)} />}
      <Button component={Link} to={listHref} startIcon={<BackIcon />} size="small" sx={{ marginBottom: 1.5 }}>
        {text(trashTexts.back)}
      </Button>
      <Paper variant="outlined" component="section" aria-labelledby="trash-title">
        <ListHead>
          <ListWords>
            <Typography variant="h3" component="h2" id="trash-title" tabIndex={-1} ref={heading}>
              {text(trashNamedTexts.title)(text(list))}
            </Typography>
            <p role="status">{trash && text(trashTotalText)(trash.total)}</p>
            <p>{text(trashTexts.lead)}</p>
          </ListWords>
        </ListHead>
        {failure && (
          <Alert severity="error" sx={{ margin: 2 }}>
            {text(failure)}
          </Alert>
        )}
        {isError && (
          <LoadFailure onRetry={retry} sx={{ margin: 2 }}>
            {text(trashTexts.failed)}
          </LoadFailure>
        )}
        {trash && trash.items.length > 0 && (
          <TrashRows
            rows={trash.items}
            label={text(trashTexts.open)}
            restoring={restoring}
            onRestore={bringBack}
            onPurge={setToPurge}
          />
        )}
        {trash?.total === 0 && (
          <ListEmpty>
            <p>
              <strong>{text(trashTexts.none)}</strong>
            </p>
            <p>{text(trashTexts.noneLead)}</p>
          </ListEmpty>
        )}
        {!trash && !isError && <ListWaiting label={text(trashTexts.loading)} rowHeight={72} />}
        {trash && (
          <ListPages label={text(trashTexts.pages)} page={trash.page} pageCount={trash.pageCount} pageHref={pageHref} />
        )}
      </Paper>
      <TrashQuestion
        row={toPurge}
        purge={purge}
        onClose={() => setToPurge(undefined)}
        onPurged={() => {
          setToPurge(undefined);
          finish(purgeTexts.done);
        }}
      />
    </>
  );
}
