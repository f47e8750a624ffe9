import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import { createSvgIcon } from '@mui/material/utils';
import { memo, useId, useState } from 'react';

import { fieldsOf } from '@shared/words/records';
import { inOrderOf } from '@shared/content/fields/clean';
import type { ListField } from '@shared/content/fields/fields.types';

import { AddIcon, TrashIcon } from '@/admin/icons';
import { ListRows } from '@/admin/list/Rows';
import type { ListColumn } from '@/admin/list/Rows';
import { useNotify } from '@/admin/notices';
import { PreviewDialog } from '@/admin/PreviewDialog';
import { useLanguage, useText } from '@/lib/locale';

import { marksOf, positionIn, useFieldTools } from './context';
import type { FieldProps, Inside } from './context';
import { uploadTexts } from './deliveries/deliveries.text';
import { UploadButton } from './deliveries/Upload';
import { FieldSet, Legend } from './FieldSet';
import { addText, countText, fieldTexts } from './fields.text';
import { FieldNotes } from './Notes';
import { useEntries } from './useEntries';
import { shownWords } from './values';

// Shape: Material Icons, Apache License 2.0.
const EditIcon = createSvgIcon(
  <path d="M3 17.25V21h3.75L17.81 9.94l-3.750-3.750zM20.710 7.040c.390-.390.390-1.020 0-1.410l-2.340-2.340a.996.996 0 0 0-1.410 0l-1.830 1.830 3.750 3.750z" />,
  'Edit',
);

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1rem' });
const Actions = styled('div')({ display: 'flex' });
const Scroll = styled('div')({ overflowX: 'auto', '&& :is(td, th)': { paddingInline: '0.5rem' } });

/** Rows on a page. */
const PAGE = 50;
const WIDE_FROM = 900;
/** As many as fit beside the page. */
const MOST_COLUMNS = 5;

type Row = { id: string; index: number; entry: unknown };

/** A list with very many entries: a table with pages; each row opens as a small form. */
export const LargeList = memo(function LargeList(props: FieldProps<ListField> & Inside) {
  const { field, path, Inside } = props;
  const text = useText();
  const id = useId();
  const notify = useNotify();
  const { change, revealed } = useFieldTools();
  const { entries, titleAt, focusNext, add, remove } = useEntries(props);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<number>();
  const [seen, setSeen] = useState<object>();
  const position = positionIn(path, revealed);
  if (revealed !== seen) {
    setSeen(revealed);
    if (position !== undefined) {
      setOpen(position);
      setPage(Math.floor(position / PAGE) + 1);
    }
  }
  const pageCount = Math.max(1, Math.ceil(entries.length / PAGE));
  const shown = Math.min(page, pageCount);
  const first = (shown - 1) * PAGE;
  const items = entries
    .slice(first, first + PAGE)
    .map((entry, offset): Row => ({ id: `${id}-${first + offset}`, index: first + offset, entry }));
  const nameOf = (index: number) => [`${text(field.entry)} ${index + 1}`, titleAt(index)].filter(Boolean).join(': ');
  /** Puts entries in their order, once none is open: it would change places under its form. */
  const put = (next: readonly unknown[]) => {
    const inOrder = inOrderOf(field, next);
    const isMoved = inOrder.some((each, index) => each !== next[index]);
    if (isMoved || next !== entries) change(path, inOrder);
    if (isMoved) notify(uploadTexts.reordered);
  };
  const close = () => {
    setOpen(undefined);
    setPage(Math.floor(inOrderOf(field, entries).indexOf(entries[open ?? 0]) / PAGE) + 1);
    put(entries);
  };
  const columns = useColumns(field, {
    nameOf,
    onOpen: setOpen,
    onRemove: (index) => {
      remove(index);
      focusNext(`${id}-add`);
    },
  });
  return (
    <FieldSet>
      <Legend label={field.label} isOptional={field.isOptional} />
      <FieldNotes path={path} />
      <Ways>
        <span>{text(countText)(entries.length)}</span>
        <Button
          size="small"
          variant="outlined"
          id={`${id}-add`}
          startIcon={<AddIcon />}
          disabled={entries.length >= field.most}
          {...marksOf(path)}
          onClick={() => {
            add();
            setPage(Math.ceil((entries.length + 1) / PAGE));
            setOpen(entries.length);
          }}
        >
          {text(addText)(text(field.entry))}
        </Button>
        <UploadButton entries={entries} most={field.most} onTake={put} />
      </Ways>
      {items.length > 0 && (
        <Scroll>
          <ListRows label={text(field.label)} columns={columns} items={items} wideFrom={WIDE_FROM} isDense />
        </Scroll>
      )}
      {pageCount > 1 && (
        <Pagination
          page={shown}
          count={pageCount}
          color="primary"
          aria-label={text(fieldTexts.pages)}
          onChange={(_event, next) => setPage(next)}
        />
      )}
      {open !== undefined && open < entries.length && (
        <PreviewDialog isOpen title={nameOf(open)} close={text(fieldTexts.close)} onClose={close}>
          <Inside fields={field.fields} value={entries[open]} within={`${path}.${open}.`} />
          <Button variant="contained" sx={{ justifySelf: 'end' }} onClick={close}>
            {text(fieldTexts.done)}
          </Button>
        </PreviewDialog>
      )}
    </FieldSet>
  );
});

type RowWays = {
  nameOf: (index: number) => string;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
};

/** A column for each field that every entry has in a few words. */
function useColumns({ fields }: ListField, { nameOf, onOpen, onRemove }: RowWays): Record<string, ListColumn<Row>> {
  const text = useText();
  const language = useLanguage();
  const plain = Object.entries(fields)
    .filter(([, { isOptional, kind }]) => !isOptional && kind !== 'group')
    .slice(0, MOST_COLUMNS);
  const columns = plain.map(([name, field]): [string, ListColumn<Row>] => [
    name,
    {
      label: field.label,
      cell: ({ entry }) => shownWords(field, fieldsOf(entry)[name], language),
      card: 'fact',
      isNumber: field.kind === 'figure',
      sx: field.kind === 'line' ? undefined : { whiteSpace: 'nowrap' },
    },
  ]);
  const actions: ListColumn<Row> = {
    label: fieldTexts.actions,
    cell: ({ index }) => (
      <Actions>
        <IconButton aria-label={`${text(fieldTexts.edit)}: ${nameOf(index)}`} onClick={() => onOpen(index)}>
          <EditIcon />
        </IconButton>
        <IconButton aria-label={`${text(fieldTexts.remove)}: ${nameOf(index)}`} onClick={() => onRemove(index)}>
          <TrashIcon />
        </IconButton>
      </Actions>
    ),
    card: 'foot',
  };
  return Object.fromEntries([...columns, ['actions', actions]]);
}
