import type { Change } from './change.js';

/** s. */
const THREE_YEARS = 3 * 365 * 24 * 3600;

/** Everybody shared one password, as everybody still does until accounts are turned on. */
export const toAccounts: Change = {
  title: 'people may have accounts',
  indexes: {
    accounts: [{ key: { email: 1 }, unique: true }, { key: { 'passkeys.id': 1 } }],
    'account-tokens': [{ key: { account: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
    'account-grants': [{ key: { at: 1 }, expireAfterSeconds: THREE_YEARS }],
    'admin-sessions': [{ key: { account: 1 } }],
  },
  run: async (database) => {
    const shared = { account: null, openedAt: null, address: null };
    await database.collection('admin-sessions').updateMany({ account: { $exists: false } }, { $set: shared });
    await database.collection('audit-log').updateMany({ person: { $exists: false } }, { $set: { person: null } });
  },
};
