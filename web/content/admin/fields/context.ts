import { createContext, use } from 'react';
import type { ComponentType } from 'react';

import type { FieldConflict, FieldProblem } from '@shared/content/content-editing.types';
import type { Field, Fields } from '@shared/content/fields/fields.types';

import type { Language } from '@/lib/locale';

import type { BuiltPictures } from './pictures/pictures';

/** A field of the document; one with words, in a language. */
export type FieldPlace = { path: string; language?: Language };

export type Removed = { list: string; index: number; entry: unknown; title: string };

/** The form's functions for the fields of a document. */
export type FieldTools = {
  change: (path: string, next: unknown) => void;
  /** By `keyOf`. */
  problems: ReadonlyMap<string, FieldProblem>;
  conflicts: ReadonlyMap<string, FieldConflict>;
  settle: (conflict: FieldConflict, isMine: boolean) => void;
  /** The field that is led to: what it is folded away in opens. */
  revealed: FieldPlace | undefined;
  /** Offers to bring an entry back. */
  onRemoved: (removed: Removed) => void;
  loadBuiltPictures: () => Promise<BuiltPictures>;
};

export const FieldContext = createContext<FieldTools | undefined>(undefined);

export function useFieldTools(): FieldTools {
  const tools = use(FieldContext);
  if (!tools) throw new Error('A field stands outside a document.');
  return tools;
}

export type FieldProps<F extends Field> = { field: F; path: string; value: unknown };

export type DocumentFieldsProps = { fields: Fields; value: unknown; within?: string };

/** Draws the fields of an entry: entries have lists of their own. */
export type Inside = { Inside: ComponentType<DocumentFieldsProps> };

export const keyOf = ({ path, language }: FieldPlace) => (language ? `${path} ${language}` : path);

/** Marks an input with its field. */
export const marksOf = (path: string, language?: Language) => ({ 'data-path': path, 'data-language': language });

/** The field that an element belongs to. */
export function placeOf(element: Element): FieldPlace | undefined {
  const { path, language } = element.closest<HTMLElement>('[data-path]')?.dataset ?? {};
  if (path === undefined) return undefined;
  return { path, ...((language === 'ko' || language === 'en') && { language }) };
}

/** Position of the entry that is led to in a list, with whatever stands in it. */
export function positionIn(list: string, revealed: FieldPlace | undefined): number | undefined {
  if (!revealed?.path.startsWith(`${list}.`)) return undefined;
  return Number(revealed.path.slice(list.length + 1).split('.')[0]);
}

/** Leads to a field that is on screen, or to the first one within it. */
export function focusPlace({ path, language }: FieldPlace): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const own = all.filter(({ dataset }) => dataset.path === path || dataset.path?.startsWith(`${path}.`));
  const found = own.find(({ dataset }) => dataset.language === language) ?? own[0];
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
