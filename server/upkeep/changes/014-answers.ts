import type { Change } from './change.js';

/** The office answered from its own mail program: requests held no answers, and no files of them. */
export const toAnswers: Change = {
  title: 'the office answers a request',
  run: async (database) => {
    const quotes = database.collection('quotes');
    const isBefore = { 'history.kind': { $exists: true }, 'history.by': { $exists: false } };
    const completed = { $mergeObjects: [{ by: null, subject: '' }, '$$this'] };
    await quotes.updateMany(isBefore, [{ $set: { history: { $map: { input: '$history', in: completed } } } }]);
    await quotes.updateMany({ answeredAt: { $exists: false } }, { $set: { answeredAt: null } });
    await database.collection('request-files').updateMany({ entry: { $exists: false } }, { $set: { entry: null } });
  },
};
