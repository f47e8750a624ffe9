import type { mongo } from 'mongoose';

import { indexPosts } from '../../posts/lists/index-posts.js';
import { contentHashOf } from '../../requests/intake/content-hash.js';
import type { Index } from '../../platform/database/indexes.js';

import type { Change } from './change.js';

const DAY = 24 * 3600;

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

const ofBoards: readonly Index[] = [
  { key: { deletedAt: 1, createdAt: -1, _id: -1 } },
  { key: { deletedAt: 1, searchGrams: 1 } },
  { key: { deletedAt: 1, category: 1, createdAt: -1, _id: -1 } },
];

/** Every collection of the first release with its indexes. Of uploads in the database the upload store takes care. */
const collections: Readonly<Record<string, readonly Index[]>> = {
  ...Object.fromEntries(boards.map((board) => [board, ofBoards])),
  'admin-sessions': [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  'admin-settings': [],
  'audit-log': [
    { key: { at: 1 }, expireAfterSeconds: 365 * DAY },
    { key: { action: 1, at: -1 } },
    { key: { once: 1 }, unique: true, partialFilterExpression: { once: { $type: 'string' } } },
  ],
  certificates: [
    { key: { deletedAt: 1, order: 1, _id: 1 } },
    { key: { image: 1 } },
    { key: { pdf: 1 } },
    { key: { 'heldFiles.file': 1 } },
  ],
  'certificate-files': [{ key: { file: 1 }, unique: true }],
  'certificate-list': [],
  counters: [],
  'erased-quotes': [],
  jobs: [
    // Two processes that add the same job at the same moment must not add it twice: only an index sees to that.
    { key: { name: 1, data: 1 }, unique: true },
    // As agenda wants it.
    {
      key: { name: 1, nextRunAt: 1, priority: -1, lockedAt: 1, disabled: 1 },
      name: 'findAndLockNextJobIndex',
    },
  ],
  quotes: [
    { key: { reference: 1 }, unique: true },
    { key: { idempotencyKey: 1 }, unique: true },
    { key: { createdAt: -1 } },
    { key: { status: 1, createdAt: -1 } },
    { key: { closedAt: 1 } },
    { key: { 'deliveries.office.state': 1, 'deliveries.confirmation.state': 1 } },
  ],
  // As rate-limiter-flexible wants them.
  'rate-limits': [
    { key: { key: 1 }, unique: true },
    { key: { expire: -1 }, expireAfterSeconds: 0 },
  ],
  vitals: [
    { key: { day: 1 }, expireAfterSeconds: 396 * DAY },
    { key: { day: 1, page: 1, language: 1, device: 1 }, unique: true },
  ],
};

/** Fields that documents of versions before the first release may lack, and their values. */
const lacking: Readonly<Record<string, Record<string, unknown>>> = {
  ...Object.fromEntries(boards.map((board) => [board, { deletedAt: null, deletedBy: null }])),
  certificates: { deletedAt: null, deletedBy: null },
  quotes: {
    note: '',
    hotSpecificHeat: '',
    coldSpecificHeat: '',
    hotDensity: '',
    coldDensity: '',
    hotChloride: '',
    coldChloride: '',
  },
};

const lackingSettings: Readonly<Record<string, Record<string, unknown>>> = {
  password: { isDefault: false, isInitial: false },
  signing: { former: null },
  site: { koCertificates: 'built-in', quoteConfirmation: true },
};

/** Requests written at once. */
const BATCH = 500;

/** Collections, indexes and documents as version 1.0.0 of the site expects them. */
export const toFirstRelease: Change = {
  title: 'collections and indexes of the first release',
  indexes: collections,
  run: async (database, say) => {
    await fillDocuments(database);
    await mendRequests(database);
    for (const board of boards) {
      const written = await indexPosts(database.collection(board), { isAll: false });
      if (written > 0) say(`  ${board}: ${written} ${written === 1 ? 'post' : 'posts'} made searchable`);
    }
  },
};

async function fillDocuments(database: mongo.Db): Promise<void> {
  for (const [name, fields] of Object.entries(lacking)) await fill(database.collection(name), {}, fields);
  for (const [_id, fields] of Object.entries(lackingSettings))
    await fill(database.collection<{ _id: string }>('admin-settings'), { _id }, fields);
}

/** Gives the documents what they lack of these fields. */
async function fill<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  filter: mongo.Filter<T>,
  fields: Record<string, unknown>,
): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const those = { ...filter, [field]: { $exists: false } };
    await collection.updateMany(those, [{ $set: { [field]: { $literal: value } } }]);
  }
}

/** Requests closed before there was a date for it have that of their last change; each letter has a Message-ID. */
async function mendRequests(database: mongo.Db): Promise<void> {
  const quotes = database.collection('quotes');
  const undated = { status: { $in: ['closed', 'spam'] }, closedAt: null };
  await quotes.updateMany(undated, [{ $set: { closedAt: '$updatedAt' } }]);
  await fill(quotes, {}, { closedAt: null });
  for (const letter of ['office', 'confirmation']) {
    const field = `deliveries.${letter}.messageId`;
    const id = { $concat: ['<', { $toString: '$_id' }, `.${letter}@site.invalid>`] };
    await quotes.updateMany({ [field]: { $exists: false } }, [{ $set: { [field]: id } }]);
  }
  await hashRequests(quotes);
}

/** The hash counts every field that is filled in, whichever fields there were when the request came. */
async function hashRequests(quotes: mongo.Collection): Promise<void> {
  let batch: mongo.AnyBulkWriteOperation[] = [];
  const write = async () => {
    if (batch.length > 0) await quotes.bulkWrite(batch, { ordered: false });
    batch = [];
  };
  for await (const { _id, ...request } of quotes.find()) {
    batch.push({ updateOne: { filter: { _id }, update: { $set: { contentHash: contentHashOf(request) } } } });
    if (batch.length === BATCH) await write();
  }
  await write();
}
