import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import type { ReactNode } from 'react';

import type { ListField } from '@shared/content/fields/fields.types';

import { Hint } from '@/admin/file/FileField';
import { AddIcon, DownIcon, TrashIcon, UpIcon } from '@/admin/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { marksOf, positionIn, useFieldTools } from './context';
import type { FieldProps, Inside } from './context';
import { FieldSet, Inner, Legend } from './FieldSet';
import { addText, fieldTexts } from './fields.text';
import { FieldNotes } from './Notes';
import { useEntries } from './useEntries';

const List = styled('ol')({ display: 'grid', gap: '0.5rem', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  minWidth: 0,
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.small,
  background: tokens.colour.white,
});
const Head = styled('div')({ display: 'flex', alignItems: 'center' });
const Toggle = styled(Button)({
  flex: 1,
  justifyContent: 'start',
  minWidth: 0,
  paddingInline: '0.75rem',
  color: tokens.colour.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
const Body = styled('div')({ padding: '0.5rem 0.75rem 1rem' });

/** Entries that are folded until they are wanted: to be added, removed and moved. */
export const ListInputs = memo(function ListInputs(props: FieldProps<ListField> & Inside) {
  const { field, path, Inside } = props;
  const text = useText();
  const id = useId();
  const { revealed } = useFieldTools();
  const { entries, keys, nextKey, titleAt, focusNext, add, remove, move } = useEntries(props);
  const position = positionIn(path, revealed);
  const addId = `${id}-add`;
  return (
    <FieldSet>
      <Legend label={field.label} isOptional={field.isOptional} />
      {field.hint && <Hint>{text(field.hint)}</Hint>}
      <FieldNotes path={path} />
      <List>
        {entries.map((entry, index) => {
          const key = keys[index] ?? index;
          const entryId = `${id}-${key}`;
          return (
            <Entry
              key={key}
              id={entryId}
              path={`${path}.${index}`}
              name={[`${text(field.entry)} ${index + 1}`, titleAt(index)].filter(Boolean).join(': ')}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              canGo={!field.isFixed && entries.length > field.least}
              revealed={position === index ? revealed : undefined}
              onMove={(by) => {
                move(index, by);
                focusNext(`${entryId}-${by < 0 ? 'up' : 'down'}`, entryId);
              }}
              onRemove={() => {
                remove(index);
                focusNext(`${id}-${keys[index + 1] ?? keys[index - 1]}`, addId);
              }}
            >
              <Inside fields={field.fields} value={entry} within={`${path}.${index}.`} />
            </Entry>
          );
        })}
      </List>
      {!field.isFixed && (
        <Button
          size="small"
          variant="outlined"
          id={addId}
          startIcon={<AddIcon />}
          disabled={entries.length >= field.most}
          sx={{ justifySelf: 'start' }}
          {...(entries.length === 0 && marksOf(path))}
          onClick={() => {
            add();
            focusNext(`${id}-${nextKey}`);
          }}
        >
          {text(addText)(text(field.entry))}
        </Button>
      )}
    </FieldSet>
  );
});

type EntryProps = {
  id: string;
  path: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  canGo: boolean;
  /** Something in it is led to: another object each time. */
  revealed: object | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
};

function Entry({ id, path, name, isFirst, isLast, canGo, revealed, onMove, onRemove, children }: EntryProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<object>();
  if (revealed !== seen) {
    setSeen(revealed);
    if (revealed) setIsOpen(true);
  }
  const named = (action: string) => `${action}: ${name}`;
  return (
    <Item>
      <Head>
        <Toggle
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          startIcon={isOpen ? <UpIcon /> : <DownIcon />}
          {...marksOf(path)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {name}
        </Toggle>
        <IconButton
          id={`${id}-up`}
          disabled={isFirst}
          aria-label={named(text(fieldTexts.up))}
          onClick={() => onMove(-1)}
        >
          <UpIcon />
        </IconButton>
        <IconButton
          id={`${id}-down`}
          disabled={isLast}
          aria-label={named(text(fieldTexts.down))}
          onClick={() => onMove(1)}
        >
          <DownIcon />
        </IconButton>
        {canGo && (
          <IconButton aria-label={named(text(fieldTexts.remove))} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </Head>
      <Body id={`${id}-body`} hidden={!isOpen}>
        {isOpen && <Inner>{children}</Inner>}
      </Body>
    </Item>
  );
}
