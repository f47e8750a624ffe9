import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useContext, useId, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';

import { fileSize } from '@/lib/fileSize';
import { useText } from '@/lib/locale';
import { UploadLimit } from '@/lib/uploadLimit';
import { tokens } from '@/theme/tokens';

import { useCertificateField } from './adminCertificateField';
import { fileKindTexts, fileTexts } from './adminCertificateForm.text';
import type { AdminCertificateFormState } from './adminCertificateFormState';
import { UploadIcon } from './adminCertificateIcons';
import { acceptedTypes } from './adminCertificateValues';
import type { FileField } from './adminCertificateValues';

const { colour, radius, size } = tokens;

const Panel = styled('fieldset')({
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
  '& p': { margin: 0, fontSize: size.small, color: colour.inkSoft },
  // There for screen readers before anything is said in it; the gap before it is not.
  '& > :empty:not(input)': { marginTop: '-0.75rem' },
});
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
const Chosen = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 0.75rem',
  padding: '0.375rem 0.75rem',
  borderRadius: radius.small,
  background: colour.coldTint,
  overflowWrap: 'anywhere',
});
const Problem = styled('span')({ fontSize: size.small, fontWeight: 600, color: colour.bad });

type AdminCertificateFileProps = {
  field: FileField;
  state: AdminCertificateFormState;
  /** Names of files that are there: offered while typing. */
  known: readonly string[];
  /** What the file looks like, or a way to it. */
  children?: ReactNode;
};

/** One file of a certificate: chosen or dropped to be sent, or named when it is there already. */
export function AdminCertificateFile({ field, state, known, children }: AdminCertificateFileProps) {
  const text = useText();
  const limit = useContext(UploadLimit);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const words = fileKindTexts[field];
  const { field: input, problem } = useCertificateField(field, () => state.forgetFile(field));
  const file = state.files[field];

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    state.choose(field, [...(target.files ?? [])]);
    // The same file chosen again, after it was changed or taken back, has to count too.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    state.choose(field, [...event.dataTransfer.files]);
  };

  return (
    <Panel>
      <legend>{text(words.title)}</legend>
      {children}
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
          name={`${field}File`}
          accept={acceptedTypes(field)}
          aria-describedby={`${id}-rule ${id}-problem`}
          onChange={choose}
        />
      </Zone>
      <p id={`${id}-rule`}>{text(words.rule)(limit)}</p>
      {file && (
        <Chosen>
          <span>
            <strong>{file.name}</strong> {fileSize(file.size)}
            <br />
            <small>{text(fileTexts.chosen)}</small>
          </span>
          <Button
            size="small"
            aria-label={`${text(fileTexts.unchoose)}: ${file.name}`}
            onClick={() => state.takeBack(field)}
          >
            {text(fileTexts.unchoose)}
          </Button>
        </Chosen>
      )}
      <TextField
        {...input}
        required
        autoComplete="off"
        label={text(words.fileName)}
        sx={{ marginTop: 0.5 }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { list: `${id}-known`, 'aria-describedby': `${id}-hint ${id}-problem` },
        }}
      />
      <datalist id={`${id}-known`}>
        {known.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div id={`${id}-problem`} role="alert">
        {problem && <Problem>{problem}</Problem>}
      </div>
      <p id={`${id}-hint`}>{text(fileTexts.nameHint)}</p>
    </Panel>
  );
}
