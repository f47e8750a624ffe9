import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';

import type { Page } from '@server/common/page.types';

import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ListPages } from './ListPages';
import { purgeTexts, trashTotalText, trashNamedTexts, trashTexts } from './trash.text';
import { BackIcon } from './trashIcons';
import { TrashQuestion } from './TrashQuestion';
import { TrashRows } from './TrashRows';
import type { TrashRow } from './TrashRows';

const Head = styled('div')({
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  '& p': { margin: '0.125rem 0 0', minHeight: '1.6em', color: tokens.colour.inkSoft },
});
const Empty = styled('div')({
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: '0 0 0.5rem' },
  '& p + p': { color: tokens.colour.inkSoft },
});
const Waiting = styled('output')({ display: 'block', padding: '0 1.5rem 1.5rem' });

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
        <Head>
          <Typography variant="h3" component="h2" id="trash-title" tabIndex={-1} ref={heading}>
            {text(trashNamedTexts.title)(text(list))}
          </Typography>
          <p role="status">{trash && text(trashTotalText)(trash.total)}</p>
          <p>{text(trashTexts.lead)}</p>
        </Head>
        {failure && (
          <Alert severity="error" sx={{ margin: 2 }}>
            {text(failure)}
          </Alert>
        )}
        {isError && (
          <Alert
            severity="error"
            sx={{ margin: 2 }}
            action={
              <Button color="inherit" size="small" onClick={retry}>
                {text(trashTexts.retry)}
              </Button>
            }
          >
            {text(trashTexts.failed)}
          </Alert>
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
          <Empty>
            <p>
              <strong>{text(trashTexts.none)}</strong>
            </p>
            <p>{text(trashTexts.noneLead)}</p>
          </Empty>
        )}
        {!trash && !isError && (
          <Waiting aria-label={text(trashTexts.loading)}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={72} />
            ))}
          </Waiting>
        )}
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
