import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { FileZone } from '@/components/fields/FileZone';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, size } = tokens;

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

type FileFieldProps = {
  /** Of the field; what describes it has ids made of it. */
  id: string;
  name: string;
  accept: string;
  words: Record<'title' | 'drop' | 'choose', Localized>;
  /** Accepted files. */
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
  return (
    <FieldPanel>
      <legend>{text(words.title)}</legend>
      {before}
      <FileZone
        name={name}
        accept={accept}
        multiple={multiple}
        words={words}
        describedBy={`${id}-rule ${id}-problem`}
        isInvalid={isInvalid}
        onFiles={onFiles}
      />
      <Hint id={`${id}-rule`}>{rule}</Hint>
      {children}
      <div id={`${id}-problem`} role="alert">
        {problem && <Problem>{problem}</Problem>}
      </div>
    </FieldPanel>
  );
}
