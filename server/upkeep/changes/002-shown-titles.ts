import type { Change } from './change.js';

/** Sites that were there before the setting show titles as they did. */
export const toShownTitles: Change = {
  title: 'how boards show titles is a setting',
  run: async (database) => {
    const settings = database.collection<{ _id: string }>('admin-settings');
    await settings.updateOne({ _id: 'site', postTitles: { $exists: false } }, { $set: { postTitles: 'letters' } });
  },
};
