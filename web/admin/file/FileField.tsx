import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { fileTexts } from '@/admin/form.text';
import { UploadIcon } from '@/admin/icons';

import { useStrayDrops } from './useStrayDrops';

const { colour, radius, size } = tokens;

/** A titled group of fields. */
export const FieldPanel = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  minWidth: 0,
  margin: 0,
  padding: '1.25rem 0 0',
  border: 0,
  borderTop: `1px solid ${colour.line}`,
  // A legend would otherwise sit on the line.
  '& > legend': { float: 'left', padding: 0, fontWeight: 700, '& + *': { clear: 'both' } },
  // There for screen readers before anything is said in it; the gap before it is not.
  '& > [role="alert"]:empty': { marginTop: '-0.75rem' },
});
export const Hint = styled('p')({ margin: 0, fontSize: size.small, color: colour.inkSoft });
const Problem = styled('span')({ fontSize: size.small, fontWeight: 600, color: colour.bad });

const Zone = styled('label')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.25rem 0.5rem',
  minHeight: '4.5rem',
  padding: '0.875rem 1rem',
  border: `2px dashed color-mix(in srgb, ${colour.inkSoft} 72%, ${colour.white})`,
  borderRadius: radius.small,
  color: colour.inkSoft,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { borderColor: colour.cold },
  '&:has(:focus-visible)': { outline: `3px solid ${colour.cold}`, outlineOffset: 2 },
  '&[data-over]': { borderStyle: 'solid', borderColor: colour.cold, background: colour.coldTint },
  // Not seen, but there for the keyboard.
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  '& strong': { color: colour.coldDark, textDecoration: 'underline', textUnderlineOffset: 4 },
});

type FileFieldProps = {
  /** Of the field; what describes it has ids made of it. */
  id: string;
  name: string;
  accept: string;
  words: Record<'title' | 'drop' | 'choose', Localized>;
  /** What files are taken. */
  rule: string;
  problem: string | undefined;
  isInvalid?: boolean;
  /** Several files may be chosen at once. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The file there is. */
  before?: ReactNode;
  /** The file that was chosen, and other ways to name one. */
  children?: ReactNode;
};

/** A file to be sent with a form: chosen or dropped. */
export function FileField(props: FileFieldProps) {
  const { id, name, accept, words, rule, problem, isInvalid, multiple, onFiles, before, children } = props;
  const text = useText();
  const [isOver, setIsOver] = useState(false);
  useStrayDrops();

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file chosen again, after it was changed or taken back, has to count too.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <FieldPanel>
      <legend>{text(words.title)}</legend>
      {before}
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
        <span>{text(isOver ? fileTexts.dropNow : words.drop)}</span>
        <strong>{text(words.choose)}</strong>
        <input
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          aria-describedby={`${id}-rule ${id}-problem`}
          aria-invalid={isInvalid}
          onChange={choose}
        />
      </Zone>
      <Hint id={`${id}-rule`}>{rule}</Hint>
      {children}
      <div id={`${id}-problem`} role="alert">
        {problem && <Problem>{problem}</Problem>}
      </div>
    </FieldPanel>
  );
}
