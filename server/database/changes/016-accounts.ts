import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

/** s. */
const THREE_YEARS = 3 * 365 * 24 * 3600;

/** Everybody shared one password, as everybody still does until accounts are turned on. */
export const toAccounts: Change = {
  title: 'people may have accounts',
  run: async (database, say) => {
    await putIndexes(database, 'accounts', [{ key: { email: 1 }, unique: true }, { key: { 'passkeys.id': 1 } }], say);
    const ofTokens = [{ key: { account: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }] as const;
    await putIndexes(database, 'account-tokens', ofTokens, say);
    await putIndexes(database, 'account-grants', [{ key: { at: 1 }, expireAfterSeconds: THREE_YEARS }], say);
    await putIndexes(database, 'admin-sessions', [{ key: { account: 1 } }], say);
    const shared = { account: null, openedAt: null, address: null };
    await database.collection('admin-sessions').updateMany({ account: { $exists: false } }, { $set: shared });
    await database.collection('audit-log').updateMany({ person: { $exists: false } }, { $set: { person: null } });
  },
};
