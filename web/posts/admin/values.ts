import { MOST_FILES } from '@shared/posts/boards.types';
import type { AdminPost, PostCategory } from '@shared/posts/boards.types';
import type { FieldCode } from '@shared/words/error.types';
import { keysOf } from '@shared/words/records';
import { documentEndings, endingOf } from '@shared/words/files.types';

import { fileProblem, fileProblemTexts } from '@/admin/file/fileProblem';
import { momentOf } from '@/lib/koreanClock';

import { filesTexts } from './form.text';
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
export type PostPart = TextPart | 'files' | 'password';

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

/** Problem of a field; undefined when there is none. */
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

/** Stored values; `publishAt` as the form holds it. */
type Base = { text: PostText; isLocked: boolean; publishAt?: string; hasPdf?: boolean };

function passwordChange({ lock, password }: PostValues, isLocked: boolean): string | undefined {
  if (!isLocked) return password.trim() ? password : undefined;
  return lock === 'keep' ? undefined : lock === 'remove' ? '' : password;
}

const sentTexts = (values: PostText, names: readonly TextName[]): Partial<Record<TextName, string>> =>
  Object.fromEntries(names.map((name) => [name, sentOf(name, values[name])]));

/** Texts sent with a new post, changed or not: a translation begins with the tender of its original. */
export const newTexts = (values: PostText) =>
  sentTexts(values, ['category', ...(['pinnedUntil', ...tenderNames] as const).filter((name) => values[name] !== '')]);

/** Differences from the version that editing began with. An empty password takes the lock away. */
export function changesOf(
  values: PostValues,
  { text, isLocked, publishAt = '', hasPdf = false }: Base,
  choice: FilesChoice = noFiles,
): PostChanges {
  const password = passwordChange(values, isLocked);
  const { pdf, files } = sentFiles(choice, hasPdf);
  const removed = choice.removed.filter((id) => id !== OWN_PDF);
  const time = timeIn(values);
  return {
    ...sentTexts(
      values,
      textNames.filter((name) => values[name] !== text[name]),
    ),
    ...(password !== undefined && { password }),
    ...(values.publishing !== 'now' && time !== publishAt && { publishAt: time && momentOf(time) }),
    ...(removed.length > 0 && { removeFiles: removed }),
    ...(pdf ? { pdf } : choice.removed.includes(OWN_PDF) && { removePdf: 'true' as const }),
    ...(files.length > 0 && { files }),
  };
}

/** A form for its preview: texts, lock and stored files as they will be saved, and the files that only this browser has. */
export function previewOf(values: PostValues, base: AdminPost | undefined, { added, removed }: FilesChoice) {
  const isLocked = base?.protected ?? false;
  const password = passwordChange(values, isLocked);
  const own = removed.includes(OWN_PDF) ? undefined : base;
  return {
    body: { id: base?.id, title: values.title, content: values.content, ...newTexts(values) },
    kept: {
      protected: password === undefined ? isLocked : password !== '',
      pdfFileName: own?.pdfFileName ?? null,
      pdfUrl: own?.pdfUrl ?? null,
      files: base?.files.filter(({ id }) => !removed.includes(id)) ?? [],
    },
    added,
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
    ...(idsOf(base) === idsOf(stored) ? [] : ['files' as const]),
    ...(base.protected === stored.protected ? [] : ['password' as const]),
  ];
}

const idsOf = ({ pdfFileName, files }: AdminPost) => [pdfFileName, ...files.map(({ id }) => id)].join(' ');

/** Changes of a post's files when it is saved: those to be sent, and the ids of those to be removed. */
export type FilesChoice = { added: readonly File[]; removed: readonly string[] };
export const noFiles: FilesChoice = { added: [], removed: [] };

/** One choice and what another one has beyond it. */
export const bothChoices = (one: FilesChoice, other: FilesChoice): FilesChoice => ({
  added: [...new Map([...one.added, ...other.added].map((file) => [fileKey(file), file])).values()],
  removed: [...new Set([...one.removed, ...other.removed])],
});

/** Stands for the id of a post's own PDF, which visitors see before its further files. */
export const OWN_PDF = 'pdf';

/** The files that a post has, as visitors see them: its own PDF first. */
export function filesOf({ pdfFileName, pdfUrl, files }: AdminPost) {
  const own = pdfFileName === null ? [] : [{ id: OWN_PDF, name: pdfFileName, url: pdfUrl }];
  return [...own, ...files.map(({ id, name, url }) => ({ id, name, url }))];
}

/** The chosen files as they are sent: the first PDF is the post's own, unless it keeps the one it has. */
export function sentFiles({ added, removed }: FilesChoice, hasPdf: boolean) {
  const isKept = hasPdf && !removed.includes(OWN_PDF);
  const pdf = isKept ? undefined : added.find(({ name }) => endingOf(name) === 'pdf');
  return { pdf, files: added.filter((file) => file !== pdf) };
}

function hasRoom(stored: AdminPost | undefined, choice: FilesChoice): boolean {
  const kept = stored?.files.filter(({ id }) => !choice.removed.includes(id)) ?? [];
  return kept.length + sentFiles(choice, stored?.hasPdf ?? false).files.length <= MOST_FILES;
}

/** Tells chosen files apart: the same one chosen again has the same. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Adds newly chosen files, as far as the post takes them, and says what is wrong with the first of the others. */
export function withChosen(
  files: readonly File[],
  choice: FilesChoice,
  stored: AdminPost | undefined,
  megabytes: number,
) {
  const others = files.filter((file) => !choice.added.some((each) => fileKey(each) === fileKey(file)));
  const problems = others.map((file) => {
    const problem = fileProblem(file, documentEndings, megabytes);
    return problem && fileProblemTexts(file.name, filesTexts.otherKind, megabytes)[problem];
  });
  const sound = others.filter((_, index) => !problems[index]);
  let added = choice.added;
  for (const file of sound) {
    const more = [...added, file];
    if (hasRoom(stored, { ...choice, added: more })) added = more;
  }
  const isFull = added.length < choice.added.length + sound.length;
  return {
    choice: { ...choice, added },
    problem: problems.find((each) => each !== undefined) ?? (isFull ? filesTexts.tooMany : undefined),
  };
}
