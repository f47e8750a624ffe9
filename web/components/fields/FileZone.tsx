import { styled } from '@mui/material/styles';
import { createSvgIcon } from '@mui/material/utils';
import { useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { zoneTexts } from './fileZone.text';
import { useStrayDrops } from './useStrayDrops';

const { colour, radius } = tokens;

// Shape: Material Icons, Apache License 2.0.
const UploadIcon = createSvgIcon(<path d="M5 20h14v-2H5zm0-10h4v6h6v-6h4l-7-7z" />, 'Upload');

const Zone = styled('label')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.25rem 0.5rem',
  minHeight: '4.5rem',
  padding: '0.875rem 1rem',
  border: `2px dashed ${colour.edge}`,
  borderRadius: radius.small,
  color: colour.inkSoft,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { borderColor: colour.cold },
  '&:has(:focus-visible)': { outline: `3px solid ${colour.cold}`, outlineOffset: 2 },
  '&[data-over]': { borderStyle: 'solid', borderColor: colour.cold, background: colour.coldTint },
  // Not seen, but there for the keyboard.
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  '& strong': {
    display: 'inline-block',
    color: colour.coldDark,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
  },
  // A finger drops nothing.
  '@media (pointer: coarse)': {
    '& span': { display: 'none' },
    '& strong::first-letter': { textTransform: 'uppercase' },
  },
});

type FileZoneProps = {
  name: string;
  accept: string;
  words: Record<'drop' | 'choose', Localized>;
  /** Ids of what describes it. */
  describedBy: string;
  isInvalid?: boolean;
  /** Several files may be chosen at once. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The files that an input has taken; the same one chosen again, after it was changed or taken back, counts too. */
export function takenFrom({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
}

/** Takes files that are dropped, or chosen by a click or a key. */
export function FileZone({ name, accept, words: said, describedBy, isInvalid, multiple, onFiles }: FileZoneProps) {
  const text = useText();
  const [isOver, setIsOver] = useState(false);
  useStrayDrops();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <UploadIcon color="primary" />
      <span>{text(isOver ? zoneTexts.dropNow : said.drop)}</span>
      <strong>{text(said.choose)}</strong>
      <input
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={(event) => onFiles(takenFrom(event))}
      />
    </Zone>
  );
}
