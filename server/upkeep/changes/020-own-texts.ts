import type { Change } from './change.js';

/** The references of what was merged into a request stood below its own text; they are looked up in those requests now. */
export const toOwnTexts: Change = {
  title: 'requests are found by their own texts',
  run: async (database) => {
    const own = { $first: { $split: ['$searchText', '\n'] } };
    await database.collection('quotes').updateMany({ searchText: /\n/ }, [{ $set: { searchText: own } }]);
  },
};
