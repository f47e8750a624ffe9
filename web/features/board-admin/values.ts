import { MOST_FILES } from '@server/boards/boards.types';
import type { AdminPost, PostCategory } from '@server/boards/boards.types';
import type { FieldCode } from '@server/common/error.types';
import { keysOf } from '@server/common/records';
import { documentEndings, pdfEndings } from '@server/files/files.types';

import { fileProblem, fileProblemTexts } from '@/admin/file/fileProblem';
import { fileTexts } from '@/admin/form.text';
import { momentOf } from '@/lib/koreanClock';
import type { Localized } from '@/lib/locale';

import { filesTexts, pdfTexts } from './form.text';
import { timeIn } from './drafts/values';
import type { PublishingValues } from './drafts/values';
import { noTender, sentOf, tenderNames, tenderTextOf } from './tender/values';
import type { TenderText } from './tender/values';

export const TITLE_MAX = 200;
export const CONTENT_MAX = 20_000;

export type PostText = { title: string; content: string; category: PostCategory; pinnedUntil: string } & TenderText;

/** `lock` is what happens to the password of a post that has one; other posts get `password` when it is not blank. */
export type PostValues = PostText & { lock: 'keep' | 'change' | 'remove'; password: string } & PublishingValues;

/** The texts that a save can change, named like their form fields, by the parts that a conflict shows. */
const textParts = {
  title: ['title'],
  content: ['content'],
  category: ['category'],
  tender: tenderNames,
  pin: ['pinnedUntil'],
} as const;
type TextPart = keyof typeof textParts;
type TextName = (typeof textParts)[TextPart][number];
const textNames = keysOf(textParts).flatMap((part): readonly TextName[] => textParts[part]);

/** The parts of a post that a save can change. */
export type PostPart = TextPart | 'pdf' | 'files' | 'password';

const emptyText: PostText = { title: '', content: '', category: 'catalog', pinnedUntil: '', ...noTender };

/** A new post is empty; a translation is on the same list as its original, pinned as long, and of the same tender. */
export function newText(original: AdminPost | undefined): PostText {
  if (!original) return emptyText;
  const { category, pinnedUntil, tender, firstTwin } = original;
  // The first notice is a post of the other board, here it is its translation.
  const here = tenderTextOf(tender && { ...tender, first: firstTwin?.id ?? null }, firstTwin?.title ?? null);
  return { ...emptyText, category, pinnedUntil: pinnedUntil ?? '', ...here };
}

/** A post's text as the form holds it; an empty one for a new post. Browsers keep typed line ends as `\n` only. */
export function textOf(post: AdminPost | undefined): PostText {
  if (!post) return emptyText;
  const { title, content, category, pinnedUntil, tender, firstTitle } = post;
  return {
    title,
    content: content.replaceAll(/\r\n?/g, '\n'),
    category,
    pinnedUntil: pinnedUntil ?? '',
    ...tenderTextOf(tender, firstTitle),
  };
}

/** Characters that a list has of a post's content. */
const PREVIEW = 100;

/** The beginning of a post's content; one that goes on ends at a word. */
export function excerptOf(preview: string): string {
  if ([...preview].length < PREVIEW) return preview;
  return `${preview.replace(/\s+\S*$/, '')}…`;
}

/** Characters as the server counts them: composed, without blanks around. */
export function lengthOf(text: string): number {
  return text.normalize('NFC').trim().length;
}

/** What is wrong with a field; undefined when nothing is. */
export function problemOf(name: keyof PostValues, values: PostValues): FieldCode | undefined {
  if (name === 'password') return values.lock === 'change' && !values.password.trim() ? 'required' : undefined;
  if (name !== 'title' && name !== 'content') return undefined;
  const length = lengthOf(values[name]);
  // A draft may lack its content.
  if (length === 0) return name === 'content' && values.publishing === 'draft' ? undefined : 'required';
  return length > (name === 'title' ? TITLE_MAX : CONTENT_MAX) ? 'too_long' : undefined;
}

export type PostChanges = Partial<Record<TextName | 'publishAt', string>> & {
  password?: string;
  removePdf?: 'true';
  removeFiles?: readonly string[];
  pdf?: File;
  files?: readonly File[];
};

/** What is stored; `publishAt` as the form holds it. */
type Base = { text: PostText; isLocked: boolean; publishAt?: string };

function passwordChange({ lock, password }: PostValues, isLocked: boolean): string | undefined {
  if (!isLocked) return password.trim() ? password : undefined;
  return lock === 'keep' ? undefined : lock === 'remove' ? '' : password;
}

const sentTexts = (values: PostText, names: readonly TextName[]): Partial<Record<TextName, string>> =>
  Object.fromEntries(names.map((name) => [name, sentOf(name, values[name])]));

/** What a new post is saved with, changed or not: a translation begins with the tender of its original. */
export const newTexts = (values: PostText) =>
  sentTexts(values, ['category', ...(['pinnedUntil', ...tenderNames] as const).filter((name) => values[name] !== '')]);

/** What differs from the version that editing began with. An empty password takes the lock away. */
export function changesOf(
  values: PostValues,
  { text, isLocked, publishAt = '' }: Base,
  pdf: PdfChoice,
  { added, removed }: FilesChoice = noFiles,
): PostChanges {
  const password = passwordChange(values, isLocked);
  const time = timeIn(values);
  return {
    ...sentTexts(
      values,
      textNames.filter((name) => values[name] !== text[name]),
    ),
    ...(password !== undefined && { password }),
    ...(values.publishing !== 'now' && time !== publishAt && { publishAt: time && momentOf(time) }),
    ...(removed.length > 0 && { removeFiles: removed }),
    ...(pdf.file ? { pdf: pdf.file } : pdf.isRemoved && { removePdf: 'true' as const }),
    ...(added.length > 0 && { files: added }),
  };
}

/** The request for it. Files come last: the server has read everything else before it takes them in. */
export function formOf({
  pdf,
  files = [],
  removeFiles = [],
  ...fields
}: PostChanges & { updatedAt?: string }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const id of removeFiles) form.append('removeFiles', id);
  if (pdf) form.append('pdf', pdf);
  for (const file of files) form.append('files', file);
  return form;
}

function withTexts(mine: PostText, stored: PostText, names: readonly TextName[]): PostText {
  const firstTitle = names.includes('tenderFirst') ? stored.firstTitle : mine.firstTitle;
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, stored[name]])), firstTitle };
}

/** One's own text over a newer stored version: what was not touched takes the stored value. */
export const mergedText = (mine: PostText, base: PostText, stored: PostText): PostText =>
  withTexts(
    mine,
    stored,
    textNames.filter((name) => mine[name] === base[name]),
  );

/** One's own text with all of a part as it is stored. */
export const withPart = (part: TextPart, mine: PostText, stored: PostText): PostText =>
  withTexts(mine, stored, textParts[part]);

/** The texts that someone else changed. */
export function changedText(base: PostText, stored: PostText): PostPart[] {
  return keysOf(textParts).filter((part) => !isSamePart(part, base, stored));
}

export const isSamePart = (part: TextPart, one: PostText, other: PostText): boolean =>
  textParts[part].every((name) => one[name] === other[name]);

/** Everything that someone else changed, as far as it can be told: another password looks like the one before. */
export function changedParts(base: AdminPost, stored: AdminPost): PostPart[] {
  return [
    ...changedText(textOf(base), textOf(stored)),
    ...(base.pdfFileName === stored.pdfFileName ? [] : ['pdf' as const]),
    ...(idsOf(base) === idsOf(stored) ? [] : ['files' as const]),
    ...(base.protected === stored.protected ? [] : ['password' as const]),
  ];
}

const idsOf = ({ files }: AdminPost) => files.map(({ id }) => id).join(' ');

/** What happens to a post's PDF when it is saved. */
export type PdfChoice = { file?: File; isRemoved?: boolean };

/** What happens to its further files: those to be sent, and the ids of those to be removed. */
export type FilesChoice = { added: readonly File[]; removed: readonly string[] };
export const noFiles: FilesChoice = { added: [], removed: [] };

/** One choice and what another one has beyond it. */
export const bothChoices = (one: FilesChoice, other: FilesChoice): FilesChoice => ({
  added: [...new Map([...one.added, ...other.added].map((file) => [fileKey(file), file])).values()],
  removed: [...new Set([...one.removed, ...other.removed])],
});

/** How many files more a post takes. */
export const roomFor = (stored: AdminPost | undefined, { added, removed }: FilesChoice): number =>
  MOST_FILES - (stored?.files.filter(({ id }) => !removed.includes(id)).length ?? 0) - added.length;

/** Tells chosen files apart: the same one chosen again has the same. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Splits chosen files into those that a post takes and what is wrong with the first of the others. */
export function takenFiles(files: readonly File[], room: number, megabytes: number) {
  const problems = files.map((file) => problemWith(file, documentEndings, filesTexts.otherKind, megabytes));
  const sound = files.filter((_, index) => !problems[index]);
  const problem = problems.find((each) => each !== undefined) ?? (sound.length > room ? filesTexts.tooMany : undefined);
  return { taken: sound.slice(0, room), problem };
}

/** What keeps these files from being attached, each of at most so many MB; undefined when it is one PDF that fits. */
export function pdfProblem(files: readonly ChosenFile[], megabytes: number): Localized | undefined {
  const [file, ...others] = files;
  if (!file) return undefined;
  return others.length > 0 ? fileTexts.several : problemWith(file, pdfEndings, pdfTexts.notPdf, megabytes);
}

type ChosenFile = Pick<File, 'name' | 'size'>;

function problemWith(file: ChosenFile, endings: readonly string[], wrongKind: Localized, megabytes: number) {
  const problem = fileProblem(file, endings, megabytes);
  return problem && fileProblemTexts(file.name, wrongKind, megabytes)[problem];
}
