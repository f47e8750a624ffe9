import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { fileSize } from '@shared/words/format';

import { FileField, Hint } from '@/admin/file/FileField';
import { fileTexts as fileFieldTexts } from '@/admin/form.text';
import { useUploadLimit } from '@/admin/uploadLimit';
import { acceptOf } from '@/lib/fileNames';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { fileKindTexts, fileTexts } from './form.text';
import { useCertificateFileField } from './useCertificateField';
import type { CertificateFormState } from './useCertificateForm';
import { endingsOf } from './values';
import type { FileName } from './values';

const Chosen = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 0.75rem',
  padding: '0.375rem 0.75rem',
  borderRadius: tokens.radius.small,
  background: tokens.colour.coldTint,
  overflowWrap: 'anywhere',
});
type CertificateFileProps = {
  field: FileName;
  state: CertificateFormState;
  /** Names of files that are there: offered while typing. */
  known: readonly string[];
  /** Picture of the file, or a link to it. */
  children?: ReactNode;
};

/** One file of a certificate: chosen or dropped to be sent, or named when it is there already. */
export function CertificateFile({ field, state, known, children }: CertificateFileProps) {
  const text = useText();
  const limit = useUploadLimit();
  const id = useId();
  const words = fileKindTexts[field];
  const chosen = state.chosen[field] ?? '';
  const { field: input, problem } = useCertificateFileField(field, chosen, () => state.forgetFile(field));
  const file = state.files[field];
  const takeBackRefused = `${text(fileFieldTexts.unchoose)}: ${chosen}`;

  return (
    <FileField
      id={id}
      name={`${field}File`}
      accept={acceptOf(endingsOf[field])}
      words={words}
      rule={text(words.rule)(limit)}
      problem={problem}
      onFiles={(files) => state.choose(field, files)}
      before={children}
    >
      {state.refused[field] && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => state.takeBack(field)}>
          {takeBackRefused}
        </Button>
      )}
      {file && (
        <Chosen>
          <span>
            <strong>{file.name}</strong> {fileSize(file.size)}
            <br />
            <small>{text(fileTexts.chosen)}</small>
          </span>
          <Button
            size="small"
            aria-label={`${text(fileFieldTexts.unchoose)}: ${file.name}`}
            onClick={() => state.takeBack(field)}
          >
            {text(fileFieldTexts.unchoose)}
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
      <Hint id={`${id}-hint`}>{text(fileTexts.nameHint)}</Hint>
    </FileField>
  );
}
