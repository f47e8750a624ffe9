import { useEffect, useRef, useState } from 'react';

import type { ListField } from '@shared/content/fields/fields.types';
import { listOf } from '@shared/content/fields/view';

import { useLanguage } from '@/lib/locale';

import { useFieldTools } from './context';
import type { FieldProps } from './context';
import { emptyEntry, titleOf } from './values';

const keysFor = (count: number, from = 0) => Array.from({ length: count }, (_each, index) => from + index);

/**
 * The entries of a list, and what can be done to them. Each keeps its key when it moves, so that what is open stays open;
 * `focusNext` names what gets the focus when all is drawn.
 */
export function useEntries({ field, path, value }: FieldProps<ListField>) {
  const { change, onRemoved } = useFieldTools();
  const language = useLanguage();
  const entries = listOf(value);
  const [keys, setKeys] = useState(() => keysFor(entries.length));
  const next = Math.max(-1, ...keys) + 1;
  // Others may have made it longer or shorter.
  if (keys.length < entries.length) setKeys([...keys, ...keysFor(entries.length - keys.length, next)]);
  else if (keys.length > entries.length) setKeys(keys.slice(0, entries.length));

  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current.map((id) => document.getElementById(id));
    found.find((element) => element && !element.hasAttribute('disabled'))?.focus();
    wanted.current = [];
  });

  const set = (changed: readonly unknown[], changedKeys: readonly number[]) => {
    setKeys([...changedKeys]);
    change(path, changed);
  };
  return {
    entries,
    keys,
    nextKey: next,
    titleAt: (index: number) => titleOf(field.fields, entries[index], language),
    focusNext: (...ids: string[]) => {
      wanted.current = ids;
    },
    add: () => set([...entries, emptyEntry(field.fields)], [...keys, next]),
    remove: (index: number) => {
      const entry = entries[index];
      const title = titleOf(field.fields, entry, language);
      set(entries.toSpliced(index, 1), keys.toSpliced(index, 1));
      onRemoved({ list: path, index, entry, title });
    },
    move: (index: number, by: number) => {
      const moved = <T>(list: readonly T[]) =>
        list.toSpliced(index, 1).toSpliced(index + by, 0, ...list.slice(index, index + 1));
      set(moved(entries), moved(keys));
    },
  };
}
