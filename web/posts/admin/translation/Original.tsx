import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { AdminPost } from '@shared/posts/boards.types';

import type { BoardRef } from '@/posts/boardsApi';
import { useText } from '@/lib/locale';
import { otherBoard } from '@/posts/adminPosts';

import { BesideText } from './Beside';
import { Actions } from './Pair';
import { TranslationSide } from './Side';
import { headingTexts, newTranslationTexts, translationTexts } from './translation.text';

type TranslatedPostProps = {
  /** The board of the translation. */
  place: BoardRef;
  /** Undefined while it is on its way, and where it is gone. */
  original: AdminPost | undefined;
  /** Address at which a post is edited. */
  hrefOf: (board: BoardRef, id: string) => string;
  /** The form. */
  children: ReactNode;
};

/** The form of a new translation, with the original beside it. */
export function TranslatedPost({ place, original, hrefOf, children }: TranslatedPostProps) {
  const text = useText();
  const other = otherBoard(place);
  if (!other) return children;
  return (
    <BesideText
      side={
        original && (
          <TranslationSide
            heading={headingTexts.original[other.board]}
            post={original}
            board={other.board}
            times={[[translationTexts.editedOriginal, original.updatedAt]]}
          >
            {original.protected && <Alert severity="warning">{text(newTranslationTexts.isLocked)}</Alert>}
            {original.twin && (
              <Alert
                severity="warning"
                action={
                  <Button size="small" color="inherit" component={Link} to={hrefOf(place, original.twin)}>
                    {text(translationTexts.openOther)}
                  </Button>
                }
              >
                {text(translationTexts.hasOne)}
              </Alert>
            )}
            <Actions>
              <Button size="small" component={Link} to={hrefOf(other, original.id)}>
                {text(translationTexts.edit)}
              </Button>
            </Actions>
          </TranslationSide>
        )
      }
    >
      {children}
    </BesideText>
  );
}

/** Says that the translation cannot be linked any more, and offers to save it without. */
export function TakenNote({ onSaveAlone }: { onSaveAlone: () => void }) {
  const text = useText();
  return (
    <Alert severity="error" sx={{ flexWrap: 'wrap' }}>
      <p style={{ margin: '0 0 0.5rem' }}>{text(newTranslationTexts.taken)}</p>
      <Button size="small" color="inherit" variant="outlined" onClick={onSaveAlone}>
        {text(newTranslationTexts.saveAlone)}
      </Button>
    </Alert>
  );
}
