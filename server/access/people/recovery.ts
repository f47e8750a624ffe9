import type { Connection } from 'mongoose';

import { StartProblem } from '../../platform/common/start-problem.js';
import { linkPurposes } from '../../../shared/admin/accounts.types.js';

import { LINK_SECONDS, linkUrl, purposeFor } from './account-link.js';
import type { Account, AccountsSetting, AccountToken, StoredGrant } from './accounts.schema.js';
import { grantOf } from './grants.service.js';
import { newToken } from './tokens.service.js';

/**
 * Makes a link by which an account is opened again, and notes it; the links of before end. Throws StartProblem where there
 * is no such account, and where people share one password.
 */
export async function recoverAccount(connection: Connection, publicUrl: string, typed: string) {
  const email = typed.trim().toLowerCase();
  const settings = connection.collection<AccountsSetting>('admin-settings');
  if (!(await settings.findOne({ _id: 'accounts', isOn: true })))
    throw new StartProblem('Accounts are off: everybody signs in with the shared password. Nothing was changed.');
  const accounts = connection.collection<Account>('accounts');
  const account = await accounts.findOne({ email });
  if (!account) {
    // Lists the owners' addresses for an owner who mistyped his own when he turned accounts on.
    const owners = await accounts.find({ role: 'owner', isActive: true }).sort({ email: 1 }).toArray();
    const addresses = owners.map((owner) => owner.email).join(', ');
    throw new StartProblem(
      `Nobody has an account with the address ${email}. Owners have ${addresses}. Nothing was changed.`,
    );
  }
  if (!account.isActive)
    throw new StartProblem(`The account of ${email} is deactivated. An owner can reactivate it. Nothing was changed.`);
  const purpose = purposeFor(account);
  const { token, stored } = newToken(purpose, { account: account._id }, LINK_SECONDS[purpose]);
  const tokens = connection.collection<AccountToken>('account-tokens');
  await tokens.deleteMany({ account: account._id, purpose: { $in: [...linkPurposes] } });
  await tokens.insertOne(stored);
  const noted = grantOf({ kind: 'link', by: null, about: account });
  await connection.collection<StoredGrant>('account-grants').insertOne(noted);
  return { url: linkUrl(publicUrl, token), expiresAt: stored.expiresAt };
}
