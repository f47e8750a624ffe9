import type { mongo } from 'mongoose';

import { senderKeysOf } from '../../requests/intake/sender-keys.js';
import { publicHolidays } from '../../../shared/requests/reply-clock/public-holidays.js';
import { daysOff, dueAfter } from '../../../shared/requests/reply-clock/reply-clock.js';

import type { Change } from './change.js';

/** As it is unless the operator sets another number; the server winds every clock by that one when it starts. */
const WORKING_DAYS = 2;

/** Nobody was responsible for a request, and nothing said until when it was to be answered. */
export const toReplyClock: Change = {
  title: 'requests have somebody responsible, a reply clock, reminders and events',
  indexes: {
    quotes: [
      { key: { mergedInto: 1, createdAt: -1, _id: -1 } },
      { key: { responsible: 1, createdAt: -1 } },
      { key: { senderKeys: 1, createdAt: -1 } },
      { key: { searchText: 1 } },
      { key: { dueAt: 1 } },
      { key: { remindAt: 1 } },
    ],
  },
  run: (database) => giveNew(database.collection('quotes')),
};

async function giveNew(quotes: mongo.Collection): Promise<void> {
  const off = daysOff(publicHolidays(), { added: [], removed: [] });
  const lacking = { events: { $exists: false } };
  const asked = { projection: { createdAt: 1, status: 1, withdrawnAt: 1, email: 1 } };
  for await (const { _id, createdAt, status, withdrawnAt, email } of quotes.find(lacking, asked)) {
    const isWaiting = ['new', 'in_progress'].includes(String(status)) && !withdrawnAt && createdAt instanceof Date;
    const added = {
      dueAt: isWaiting ? new Date(dueAfter(createdAt.getTime(), WORKING_DAYS, off)) : null,
      responsible: null,
      remindAt: null,
      mergedInto: null,
      senderKeys: senderKeysOf(String(email ?? '')),
      events: [],
    };
    await quotes.updateOne({ _id, ...lacking }, { $set: added });
  }
}
