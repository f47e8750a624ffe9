import type { mongo } from 'mongoose';

import { allBoards, collectionName } from '../../posts/boards/collections.js';
import { isFileId } from '../../platform/files/upload-store.js';

type Naming = readonly { file: string }[];
type Owning = { pdfFile?: string | null; file?: string; files?: Naming; heldFiles?: Naming; expiresAt?: Date | null };

/** The collections that name files in the upload store, and where. */
const owners = new Map<string, (document: Owning) => readonly (string | null | undefined)[]>([
  ...[...allBoards.map(collectionName), 'drafts'].map(
    (posts) => [posts, ({ pdfFile, files = [] }: Owning) => [pdfFile, ...files.map(({ file }) => file)]] as const,
  ),
  ['pictures', ({ files = [] }) => files.map(({ file }) => file)],
  ['certificate-files', ({ file }) => [file]],
  ['quotations', ({ file }) => [file]],
  ['certificates', ({ heldFiles = [] }) => heldFiles.map(({ file }) => file)],
  // Expired files are being removed.
  ['request-files', ({ file, expiresAt }) => (expiresAt && expiresAt <= new Date() ? [] : [file])],
]);

const fields = { pdfFile: 1, 'files.file': 1, file: 1, 'heldFiles.file': 1, expiresAt: 1 };

/** Ids of all files that the database names in the session's snapshot. */
export async function filesNamed(database: mongo.Db, session: mongo.ClientSession): Promise<Set<string>> {
  const named = new Set<string>();
  for (const [collection, filesOf] of owners) {
    const found = database.collection<Owning>(collection).find({}, { projection: fields, session });
    for await (const document of found) for (const id of filesOf(document)) if (id && isFileId(id)) named.add(id);
  }
  return named;
}
