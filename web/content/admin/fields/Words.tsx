import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { fieldsOf } from '@shared/words/records';
import type { LineField, LinesField } from '@shared/content/fields/fields.types';
import { listOf } from '@shared/content/fields/view';
import { lengthOf } from '@shared/questionnaire/rules';

import { Hint } from '@/admin/file/FileField';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { languages, useText } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { marksOf, useFieldTools } from './context';
import type { FieldProps } from './context';
import { FieldSet, Legend } from './FieldSet';
import { fieldTexts, languageTexts } from './fields.text';
import { ConflictNote, useNotes } from './Notes';
import { useTyped } from './useTyped';
import { isBlank } from './values';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem 1rem',
  alignItems: 'start',
  [tokens.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Below = styled('span')({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
const Count = styled('span')({ marginLeft: 'auto', whiteSpace: 'nowrap' });

/** Longer words get a box of several lines: characters. */
const LONG = 120;
/** From this share of the limit on the characters are counted. */
const NEAR = 0.8;

type InBothProps = {
  label: Localized;
  hint?: string;
  isOptional?: boolean;
  children: (language: Language) => ReactNode;
};

/** A field in both languages, side by side where there is room. */
function InBoth({ label, hint, isOptional, children }: InBothProps) {
  return (
    <FieldSet>
      <Legend label={label} isOptional={isOptional} />
      {hint && <Hint>{hint}</Hint>}
      <Pair>
        {languages.map((language) => (
          <div key={language}>{children(language)}</div>
        ))}
      </Pair>
    </FieldSet>
  );
}

type WordsInputProps = {
  path: string;
  language: Language;
  typed: string;
  onType: (typed: string) => void;
  /** Characters that count, and how many there may be. */
  length?: number;
  max?: number;
  rows?: number;
};

/** Edits a field's text in one language. */
function WordsInput({ path, language, typed, onType, length = 0, max = 0, rows }: WordsInputProps) {
  const text = useText();
  const { problem, conflict } = useNotes(path, language);
  const isNear = max > 0 && length > max * NEAR;
  return (
    <>
      <TextField
        size="small"
        label={text(languageTexts[language])}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        error={problem !== undefined || (max > 0 && length > max)}
        multiline={rows !== undefined}
        minRows={rows}
        maxRows={16}
        autoComplete="off"
        helperText={
          (problem !== undefined || isNear) && (
            <Below>
              <span>{problem}</span>
              {isNear && <Count>{[length, max].map(wholeNumber).join(' / ')}</Count>}
            </Below>
          )
        }
        slotProps={{
          htmlInput: { ...marksOf(path, language), lang: language },
          formHelperText: { component: 'div' },
          inputLabel: { shrink: true },
        }}
      />
      <ConflictNote conflict={conflict} />
    </>
  );
}

/** Words of one line, or of a paragraph. */
export const LineInputs = memo(function LineInputs({ field, path, value }: FieldProps<LineField>) {
  const text = useText();
  const { change } = useFieldTools();
  const { label, hint, max, isOptional } = field;
  const held = localizedOf(value);
  const isLong = max > LONG;
  return (
    <InBoth label={label} hint={hint && text(hint)} isOptional={isOptional}>
      {(language) => (
        <WordsInput
          path={path}
          language={language}
          typed={held[language]}
          length={lengthOf(held[language])}
          max={max}
          rows={isLong ? 3 : undefined}
          onType={(typed) => {
            const next = { ...held, [language]: typed.replaceAll(/\s*\n\s*/g, ' ') };
            change(path, isOptional && isBlank(next) ? undefined : next);
          }}
        />
      )}
    </InBoth>
  );
});

function localizedOf(value: unknown): Localized {
  const { ko, en } = fieldsOf(value);
  return { ko: typeof ko === 'string' ? ko : '', en: typeof en === 'string' ? en : '' };
}

/** Paragraphs, or entries of a plain list: lines of one box. */
export const LinesInputs = memo(function LinesInputs({ field, path, value }: FieldProps<LinesField>) {
  const text = useText();
  const { change } = useFieldTools();
  const { label, hint, max, isOptional } = field;
  const isLong = max > LONG;
  const how = text(isLong ? fieldTexts.perParagraph : fieldTexts.perLine);
  const held = { ko: wordsOf(value, 'ko'), en: wordsOf(value, 'en') };
  return (
    <InBoth label={label} hint={[hint && text(hint), how].filter(Boolean).join(' ')} isOptional={isOptional}>
      {(language) => (
        <LinesInput
          path={path}
          language={language}
          value={held[language]}
          max={max}
          isLong={isLong}
          onChange={(lines) => {
            const next = { ...held, [language]: lines };
            change(path, isOptional && isBlank(next) ? undefined : next);
          }}
        />
      )}
    </InBoth>
  );
});

const wordsOf = (value: unknown, language: Language) => listOf(fieldsOf(value)[language]).map(String);

/** Writes lines, or paragraphs with empty lines between them, in a box, and reads them. */
const formOf = (between: '\n' | '\n\n') => ({
  read: (typed: string) =>
    typed
      .split(between === '\n' ? /\n/ : /\n\s*\n/)
      .map((each) => each.replaceAll(/\s*\n\s*/g, ' ').trim())
      .filter(Boolean),
  write: (value: unknown) => listOf(value).join(between),
});
const lineForm = formOf('\n');
const paragraphForm = formOf('\n\n');

type LinesInputProps = {
  path: string;
  language: Language;
  value: readonly string[];
  max: number;
  isLong: boolean;
  onChange: (lines: string[]) => void;
};

function LinesInput({ path, language, value, max, isLong, onChange }: LinesInputProps) {
  const { typed, type } = useTyped(value, isLong ? paragraphForm : lineForm, onChange);
  // The longest of them is counted: the limit is that of each.
  const length = Math.max(0, ...value.map(lengthOf));
  return (
    <WordsInput
      path={path}
      language={language}
      typed={typed}
      onType={type}
      length={length}
      max={max}
      rows={isLong ? 8 : 4}
    />
  );
}
