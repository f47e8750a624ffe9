import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { AdminPost, TwinState } from '@shared/posts/boards.types';

import { LoadFailure } from '@/admin/LoadFailure';
import type { BoardRef } from '@/posts/boardsApi';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';
import { otherBoard } from '@/posts/adminPosts';

import { BesideText } from './Beside';
import { ChooseTranslation } from './Choose';
import { TranslationSide } from './Side';
import { headingTexts, translationTexts, writeTexts } from './translation.text';
import { useTwin } from './useTwin';

const Panel = styled(Paper)({
  display: 'grid',
  gap: '0.75rem',
  marginBottom: '1.5rem',
  padding: '0.75rem 1rem',
  '& p': { margin: 0, color: tokens.colour.inkSoft },
});
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });

const notes: Record<TwinState, Localized | undefined> = {
  current: undefined,
  older: translationTexts.older,
  newer: translationTexts.newer,
};

type PairedPostProps = {
  place: BoardRef;
  post: AdminPost;
  /** Address at which a post of the other board is edited, by its id. */
  hrefOf: (id: string) => string;
  /** Address at which its translation is written. */
  writeHref: string;
  /** Id of the heading above. */
  heading: string;
  /** The form. */
  children: ReactNode;
};

/** A stored post with its translation beside the form, or with the ways to one. */
export function PairedPost({ place, post, hrefOf, writeHref, heading, children }: PairedPostProps) {
  const text = useText();
  const pair = useTwin(place, post, heading);
  const [isChoosing, setIsChoosing] = useState(false);
  const other = otherBoard(place);
  if (!other) return children;
  const { own, twin, twinId, isSaving } = pair;
  const failure = pair.failure && <Alert severity="error">{text(pair.failure)}</Alert>;
  const note = own.twinState && notes[own.twinState];

  const side = twin ? (
    <TranslationSide
      heading={headingTexts.translation[other.board]}
      post={twin}
      board={other.board}
      times={[
        [translationTexts.editedHere, own.updatedAt],
        [translationTexts.editedThere, twin.updatedAt],
      ]}
    >
      {note && (
        <Alert
          severity="warning"
          role="note"
          action={
            <Button size="small" color="inherit" disabled={isSaving} onClick={() => void pair.compare()}>
              {text(translationTexts.same)}
            </Button>
          }
        >
          {text(note)}
        </Alert>
      )}
      {failure}
      <Actions>
        <Button size="small" variant="outlined" component={Link} to={hrefOf(twin.id)}>
          {text(translationTexts.edit)}
        </Button>
        <Button size="small" disabled={isSaving} onClick={() => void pair.unpair()}>
          {text(translationTexts.unpair)}
        </Button>
      </Actions>
    </TranslationSide>
  ) : (
    twinId !== null &&
    (pair.isFailed ? (
      <LoadFailure onRetry={pair.retry}>{text(translationTexts.loadFailed)}</LoadFailure>
    ) : (
      <output aria-label={text(translationTexts.loading)}>
        <Skeleton variant="rounded" height={240} />
      </output>
    ))
  );

  return (
    <BesideText
      side={side}
      above={
        twinId === null && (
          <Panel variant="outlined">
            {pair.undo ? (
              <Actions role="status">
                <p>{text(translationTexts.unpaired)}</p>
                <Button size="small" variant="outlined" loading={isSaving} onClick={() => void pair.undo?.()}>
                  {text(translationTexts.undo)}
                </Button>
              </Actions>
            ) : (
              <p>{text(translationTexts.none)}</p>
            )}
            {failure}
            {isChoosing ? (
              <ChooseTranslation
                board={other}
                isSaving={isSaving}
                onChoose={(id) => void pair.pair(id).then(() => setIsChoosing(false))}
                onCancel={() => setIsChoosing(false)}
              />
            ) : (
              <Actions>
                <Button size="small" variant="outlined" component={Link} to={writeHref}>
                  {text(writeTexts[other.board])}
                </Button>
                <Button size="small" onClick={() => setIsChoosing(true)}>
                  {text(translationTexts.choose)}
                </Button>
              </Actions>
            )}
          </Panel>
        )
      }
    >
      {children}
    </BesideText>
  );
}
