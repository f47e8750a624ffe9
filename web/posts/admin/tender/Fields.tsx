import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';

import { tenderKindTexts, tenderTexts } from '@shared/posts/tender.text';
import { tenderKinds } from '@shared/posts/tender.types';
import type { TenderPart } from '@shared/posts/tender.types';

import { FieldPanel, Hint } from '@/admin/file/FileField';
import { MomentField } from '@/admin/MomentField';
import { useField } from '@/admin/useField';
import type { BoardRef } from '@/posts/boardsApi';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { FirstNotice } from './FirstNotice';
import { tenderFormTexts, tenderProblemTexts } from './tender.text';
import { problemOf } from './values';
import type { TenderText } from './values';

const Numbered = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  gap: '0.75rem',
  alignItems: 'start',
});
const shrink = { inputLabel: { shrink: true } } as const;

type TenderFieldsProps = {
  board: BoardRef;
  /** Id of the post; undefined while it is new. */
  id: string | undefined;
};

/** Fields of a notice's tender; all of them may be empty. */
export function TenderFields({ board, id }: TenderFieldsProps) {
  const text = useText();
  const { control } = useFormContext<TenderText>();
  const [kind, first, closesAt] = useWatch({ control, name: ['tenderKind', 'tenderFirst', 'tenderClosesAt'] });
  return (
    <FieldPanel>
      <legend>{text(tenderFormTexts.title)}</legend>
      <Hint>{text(tenderFormTexts.lead)}</Hint>
      <Numbered>
        <PartField name="tenderNumber" words={tenderTexts.number} />
        <PartField
          name="tenderRevision"
          words={tenderTexts.revision}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Numbered>
      <KindField />
      <MomentField
        name="tenderClosesAt"
        label={tenderFormTexts.closesAt}
        hint={closesAt.endsWith('T00:00') ? tenderFormTexts.midnightHint : tenderFormTexts.closesAtHint}
      />
      <PartField name="tenderContact" words={tenderTexts.contact} />
      <PartField name="tenderTelephone" words={tenderTexts.telephone} type="tel" />
      {(first !== '' || (kind !== '' && kind !== 'notice')) && <FirstNotice board={board} id={id} />}
    </FieldPanel>
  );
}

const usePart = (name: TenderPart) =>
  useField<TenderText>(name, { problemOf: (values) => problemOf(name, values), words: tenderProblemTexts[name] });

type PartFieldProps = Pick<TextFieldProps, 'type' | 'slotProps'> & { name: TenderPart; words: Localized };

function PartField({ name, words, slotProps, ...input }: PartFieldProps) {
  const text = useText();
  const { field, problem } = usePart(name);
  return (
    <TextField
      {...input}
      {...field}
      label={text(words)}
      autoComplete="off"
      helperText={problem}
      slotProps={{ ...slotProps, ...shrink }}
    />
  );
}

function KindField() {
  const text = useText();
  const { field, problem } = usePart('tenderKind');
  return (
    <TextField
      {...field}
      select
      label={text(tenderTexts.kind)}
      helperText={problem}
      slotProps={{ select: { native: true }, ...shrink }}
    >
      <option value="">{text(tenderFormTexts.noKind)}</option>
      {tenderKinds.map((kind) => (
        <option key={kind} value={kind}>
          {text(tenderKindTexts[kind])}
        </option>
      ))}
    </TextField>
  );
}
