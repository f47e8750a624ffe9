import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

import type { AdminPostItem } from '@shared/posts/boards.types';

import type { BoardRef } from '@/posts/boardsApi';
import { FindPost } from '@/posts/FindPost';
import { useFinding } from '@/posts/useFinding';
import { useText } from '@/lib/locale';

import { usePostsWithoutTwinQuery } from './api';
import { translationTexts } from './translation.text';

const Place = styled('div')({ display: 'grid', gap: '0.75rem' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

type ChooseProps = {
  /** The board of the other language. */
  board: BoardRef;
  isSaving: boolean;
  onChoose: (id: string) => void;
  onCancel: () => void;
};

/** Finds a post of the other language that has no translation yet. */
export function ChooseTranslation({ board, isSaving, onChoose, onCancel }: ChooseProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [chosen, setChosen] = useState<AdminPostItem | null>(null);
  const finding = useFinding();
  const query = usePostsWithoutTwinQuery({ ...board, q: finding.q }, { refetchOnMountOrArgChange: true });
  return (
    <Place>
      <FindPost
        board={board.board}
        finding={finding}
        query={query}
        words={{ label: translationTexts.find, noneFound: translationTexts.noneFound }}
        value={chosen}
        onChange={setChosen}
        inputRef={input}
      />
      <Actions>
        <Button
          size="small"
          variant="contained"
          disabled={!chosen || finding.typed !== ''}
          loading={isSaving}
          onClick={() => chosen && onChoose(chosen.id)}
        >
          {text(translationTexts.pair)}
        </Button>
        <Button size="small" onClick={onCancel}>
          {text(translationTexts.cancel)}
        </Button>
      </Actions>
    </Place>
  );
}
