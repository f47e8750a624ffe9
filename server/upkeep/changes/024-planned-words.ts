import type { StoredContent, StoredContentVersion } from '../../content/editing/content.schema.js';

import type { Change } from './change.js';

/** A plan used to publish what the draft said at its time. */
export const toPlannedWords: Change = {
  title: 'what is planned for a time keeps its words',
  run: async (database) => {
    const content = database.collection<StoredContent>('content');
    const versions = database.collection<StoredContentVersion>('content-versions');
    const bare = { scheduled: { $ne: null }, 'scheduled.value': { $exists: false } };
    for await (const { _id, draft, last, authors = [] } of content.find(bare)) {
      const value = draft ?? (await versions.findOne({ document: _id, number: last }))?.value;
      const words = { 'scheduled.value': value, 'scheduled.authors': authors, 'scheduled.isRefused': false };
      // Without words of the office there is nothing to be published.
      await content.updateOne({ _id, ...bare }, { $set: value ? words : { scheduled: null } });
    }
  },
};
