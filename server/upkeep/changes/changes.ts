import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

import { appVersion } from '../../platform/common/app-version.js';
import { isDatabaseDown } from '../../platform/common/error.filter.js';
import { toLogged } from '../../platform/log/logged-error.js';
import { StartProblem } from '../../platform/common/start-problem.js';
import { patientOptions } from '../../platform/database/connection-options.js';
import { databaseOf } from '../../platform/database/database-of.js';
import { makeWith, putIndexes } from '../../platform/database/indexes.js';
import type { Index } from '../../platform/database/indexes.js';
import { lockDatabase, LOCKS } from '../../platform/database/lock.js';

import type { Change } from './change.js';
import { toFirstRelease } from './001-first-release.js';
import { toShownTitles } from './002-shown-titles.js';
import { toFurtherFiles } from './003-further-files.js';
import { toTranslations } from './004-translations.js';
import { toTenders } from './005-tenders.js';
import { toDrafts } from './006-drafts.js';
import { toProducts } from './007-products.js';
import { toRequestFiles } from './008-request-files.js';
import { toConsent } from './009-consent.js';
import { toHistory } from './010-history.js';
import { toContent } from './011-content.js';
import { toPictures } from './012-pictures.js';
import { toPlates } from './013-plates.js';
import { toAnswers } from './014-answers.js';
import { toReplyClock } from './015-reply-clock.js';
import { toAccounts } from './016-accounts.js';
import { toQuotations } from './017-quotations.js';
import { toSourcePage } from './018-source-page.js';
import { toOneWhole } from './019-one-whole.js';
import { toOwnTexts } from './020-own-texts.js';
import { toPlainSearch } from './021-plain-search.js';
import { toForgetting } from './022-forgetting.js';
import { toGivenAnswers } from './023-given-answers.js';
import { toPlannedWords } from './024-planned-words.js';

/** The version of the data is how many of these it has seen. */
export const changes: readonly Change[] = [
  toFirstRelease,
  toShownTitles,
  toFurtherFiles,
  toTranslations,
  toTenders,
  toDrafts,
  toProducts,
  toRequestFiles,
  toConsent,
  toHistory,
  toContent,
  toPictures,
  toPlates,
  toAnswers,
  toReplyClock,
  toAccounts,
  toQuotations,
  toSourcePage,
  toOneWhole,
  toOwnTexts,
  toPlainSearch,
  toForgetting,
  toGivenAnswers,
  toPlannedWords,
];

export const VERSION_COLLECTION = 'data-version';

export type VersionDocument = { _id: string; version: number; app: string; changedAt: Date };

const ID = 'data';

/**
 * Brings the data to this program's version before anything uses it; one process at a time, others wait. Throws
 * StartProblem for newer data and for a failed change, which leaves the version as it was. Throws the driver's error if
 * the database is down.
 */
export async function applyChanges(
  uri: string,
  say: (line: string) => void,
  list: readonly Change[] = changes,
): Promise<void> {
  const connection = mongoose.createConnection(uri, patientOptions);
  try {
    await connection.asPromise();
    const database = databaseOf(connection);
    if ((await knownVersion(database, list.length)) === list.length) return;
    const onWait = (holder: string) => say(`Data: waiting for another server (${holder}), which is changing it …`);
    const wanted = { id: 'data-changes', name: 'change of the data', patience: Number.POSITIVE_INFINITY, onWait };
    const lock = await lockDatabase(database, wanted);
    try {
      const done = await knownVersion(database, list.length);
      const isNew = done === 0 && (await isEmpty(database));
      const due = isNew ? [ofEmptyDatabase(list)] : list.slice(done);
      for (const [index, change] of due.entries()) {
        const versions = { from: done + index, to: isNew ? list.length : done + index + 1 };
        await apply(database, change, versions, say);
        lock.confirm();
        await note(database, versions.to);
      }
    } finally {
      await lock.release();
    }
  } finally {
    await connection.close();
  }
}

/** Throws StartProblem. */
export async function refuseNewerData(database: mongo.Db): Promise<void> {
  await knownVersion(database, changes.length);
}

/** For the version document of an archive. */
export function refuseNewer({ version, app }: Pick<VersionDocument, 'version' | 'app'>, newest = changes.length): void {
  if (version <= newest) return;
  throw new StartProblem(
    `The data is of version ${version}, made by version ${app} of the site. This is version ${appVersion} of the site, ` +
      `which knows data up to version ${newest}. Use version ${app} of the site or a newer one. To go back to this one, ` +
      'restore a backup from before the upgrade into an empty installation. Nothing was changed.',
  );
}

async function knownVersion(database: mongo.Db, newest: number): Promise<number> {
  const found = await database.collection<VersionDocument>(VERSION_COLLECTION).findOne({ _id: ID });
  if (found) refuseNewer(found, newest);
  return found?.version ?? 0;
}

async function isEmpty(database: mongo.Db): Promise<boolean> {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) => name === LOCKS);
}

/** Stands for all changes where there are no documents to change. */
function ofEmptyDatabase(list: readonly Change[]): Change {
  const wanted = new Map<string, Map<string, Index>>();
  for (const [name, indexes] of list.flatMap((change) => Object.entries(change.indexes ?? {}))) {
    const known = wanted.get(name) ?? new Map<string, Index>();
    for (const index of indexes) known.set(JSON.stringify(Object.entries(index.key)), index);
    wanted.set(name, known);
  }
  return {
    title: 'collections and indexes of an empty database',
    run: async (database) => {
      await Promise.all([...wanted].map(([name, known]) => makeWith(database, name, [...known.values()])));
    },
  };
}

/** Runs a change, whatever the version is. */
export async function runChange(database: mongo.Db, { run, indexes = {} }: Change, say: (line: string) => void) {
  await run?.(database, say);
  await Promise.all(Object.entries(indexes).map(([name, each]) => putIndexes(database, name, each, say)));
}

async function apply(
  database: mongo.Db,
  change: Change,
  { from, to }: { from: number; to: number },
  say: (line: string) => void,
): Promise<void> {
  say(`Data: change ${to}, ${change.title} …`);
  try {
    await runChange(database, change, say);
  } catch (error) {
    // The caller waits for the database and tries again.
    if (isDatabaseDown(error)) throw error;
    const reason = error instanceof Error ? toLogged(error).message : String(error);
    throw new StartProblem(
      `Change ${to} of the data (${change.title}) failed: ${reason}. The data keeps version ${from}. ` +
        'Start the site again when the cause is mended: the change begins anew.',
    );
  }
}

async function note(database: mongo.Db, version: number): Promise<void> {
  const versions = database.collection<VersionDocument>(VERSION_COLLECTION);
  await versions.updateOne(
    { _id: ID },
    { $set: { version, app: appVersion, changedAt: new Date() } },
    { upsert: true },
  );
}
