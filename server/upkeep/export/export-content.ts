import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Connection, mongo } from 'mongoose';

import { recordOf } from '../../../shared/words/records.js';
import {
  StoredContent,
  StoredContentSchema,
  StoredContentVersion,
  StoredContentVersionSchema,
} from '../../content/editing/content.schema.js';
import { StoredContentService } from '../../content/editing/stored-content.service.js';
import { filesOf } from '../../site/content-files.js';
import type { Content, DocumentName } from '../../../shared/content/content.types.js';
import { documentNames } from '../../../shared/content/documents.js';
import type { StoredValue } from '../../../shared/content/fields/fields.types.js';
import { wordsAsShown } from '../../../shared/content/shown.js';

/** Writes what is published into a folder, in the files of `server/site/defaults`: each language with the words that it shows. */
export async function exportContent(
  folder: string,
  connection: Connection,
  session: mongo.ClientSession,
): Promise<void> {
  const stored = new StoredContentService(
    connection.model<StoredContent>(StoredContent.name, StoredContentSchema),
    connection.model<StoredContentVersion>(StoredContentVersion.name, StoredContentVersionSchema),
  );
  const values: [DocumentName, StoredValue][] = [];
  for (const name of documentNames) {
    const { described, newest, shown } = await stored.read(name, session);
    values.push([name, wordsAsShown(described.fields, newest, shown)]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each was completed by its own description
  const content = recordOf(values) as Content;
  for (const [file, text] of filesOf(content)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, text, { mode: 0o600 });
  }
}
