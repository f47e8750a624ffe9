import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';

import type { PictureFocus, StoredPicture } from '@shared/content/pictures.types';

import { Hint } from '@/admin/file/FileField';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { NO_WORDS, useMovePictureFocusMutation } from './pictures';
import { pictureTexts } from './pictures.text';

const Ground = styled('button')({
  position: 'relative',
  justifySelf: 'start',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
  '&:focus-visible': { outline: `3px solid ${tokens.colour.cold}`, outlineOffset: 2 },
  '& img': { display: 'block', maxWidth: '100%', width: '20rem', height: 'auto' },
});
const Point = styled('span')({
  position: 'absolute',
  width: 24,
  height: 24,
  margin: -12,
  border: `3px solid ${tokens.colour.white}`,
  borderRadius: '50%',
  background: 'rgb(192 60 24 / 60%)',
  boxShadow: '0 0 0 2px rgb(10 28 46 / 70%)',
});

/** Distance that a key moves the point: %. */
const STEP = 5;
const ways: Partial<Record<string, PictureFocus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (share: number) => Math.round(Math.min(100, Math.max(0, share)));

/** Sets the point of an uploaded picture that stays in view: a click on it, or the arrow keys. */
export function PictureFocusPoint({ picture }: { picture: StoredPicture }) {
  const text = useText();
  const [move, { isError }] = useMovePictureFocusMutation();
  const { id, focus, thumbnail, width, height } = picture;
  const moveTo = ({ x, y }: PictureFocus) => void move({ id, focus: { x: within(x), y: within(y) } });

  const onClick = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (detail === 0) return; // a key
    const box = currentTarget.getBoundingClientRect();
    moveTo({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    moveTo({ x: focus.x + way.x, y: focus.y + way.y });
  };
  return (
    <>
      <Hint>{[text(pictureTexts.focusLead), text(pictureTexts.focusShared)].join(' ')}</Hint>
      <Ground
        type="button"
        aria-label={`${text(pictureTexts.focus)} (${focus.x}%, ${focus.y}%)`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={thumbnail} width={width} height={height} alt={NO_WORDS} />
        <Point style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </Ground>
      {isError && <Alert severity="error">{text(pictureTexts.focusFailed)}</Alert>}
    </>
  );
}
