import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { drawingEndings } from '@shared/words/files.types';
import type { RequestFileRules } from '@shared/requests/request-files.types';

import { FileZone, takenFrom } from '@/components/fields/FileZone';
import { acceptOf } from '@/lib/fileNames';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { filesTexts } from './files.text';

// A device with a touch screen has a camera.
const Photograph = styled(Button<'label'>)({
  display: 'none',
  minHeight: 48,
  '@media (pointer: coarse)': { display: 'inline-flex' },
  '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 2 },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
});

/** MUI would make it a button around a field. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

type ChooseFilesProps = {
  rules: RequestFileRules;
  /** Rule for the files, in words. */
  rule?: Localized<(most: number, megabytes: number) => string>;
  /** The names of files there was no room for. */
  leftOut: string;
  onFiles: (files: readonly File[]) => void;
};

/** Takes the files of a request: dropped, chosen or photographed. */
export function ChooseFiles({
  rules: { most, megabytes },
  rule = filesTexts.rule,
  leftOut,
  onFiles,
}: ChooseFilesProps) {
  const text = useText();
  const ruleId = useId();
  return (
    <>
      <FileZone
        name="files"
        accept={acceptOf(drawingEndings)}
        words={filesTexts}
        describedBy={ruleId}
        multiple
        onFiles={onFiles}
      />
      <Photograph {...asLabel} variant="outlined">
        {text(filesTexts.photograph)}
        <input
          type="file"
          name="photograph"
          accept="image/jpeg"
          capture="environment"
          onChange={(event) => onFiles(takenFrom(event))}
        />
      </Photograph>
      <FormHelperText id={ruleId}>{text(rule)(most, megabytes)}</FormHelperText>
      {leftOut && <Alert severity="warning">{text(filesTexts.tooMany)(most, leftOut)}</Alert>}
    </>
  );
}
