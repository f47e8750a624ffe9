import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import type { Person } from '../../../shared/admin/admin.types.js';
import { SessionService } from '../sessions/session.service.js';
import { AppError } from '../../platform/common/app-error.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { AccountLink, AccountSummary, Role } from '../../../shared/admin/accounts.types.js';

import { AccountsSwitch } from './accounts-switch.service.js';
import { Account } from './accounts.schema.js';
import { GrantsService } from './grants.service.js';
import { LinksService } from './links.service.js';
import { TokensService } from './tokens.service.js';

type Invited = { name: string; email: string; role: Role; language: Language };
type Changed = { role?: Role; isActive?: boolean };

/** The owners' actions on accounts. */
@Injectable()
export class PeopleService {
  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @InjectConnection() private readonly connection: Connection,
    private readonly accountsSwitch: AccountsSwitch,
    private readonly sessions: SessionService,
    private readonly links: LinksService,
    private readonly tokens: TokensService,
    private readonly grants: GrantsService,
  ) {}

  /** By name. */
  async list(): Promise<AccountSummary[]> {
    const [found, sessions] = await Promise.all([
      this.accounts.find().sort({ name: 1, _id: 1 }).lean(),
      this.sessions.counts(),
    ]);
    return found.map((account) => summaryOf(account, sessions.get(account._id) ?? 0));
  }

  /** Throws `validation_failed` for an address that has an account. */
  async invite({ language, ...typed }: Invited, by: Person): Promise<AccountLink> {
    const account = newAccount(typed);
    const made = await inTransaction(this.connection, async (transaction) => {
      await this.accounts.create([account], { session: transaction }).catch(refuseTaken);
      await this.grants.note({ kind: 'invited', by: by.name, about: account, to: account.role }, transaction);
      return this.links.make(account, transaction);
    });
    return { account: summaryOf(account, 0), ...(await this.links.mail(made, account, language)) };
  }

  /**
   * A new link, which ends the ones of before. Throws `not_found`, also for an account that is not active, and `forbidden`
   * for one's own: it would spare the question for the password.
   */
  async link(id: string, language: Language, by: Person): Promise<AccountLink> {
    if (id === by.id) throw new AppError('forbidden');
    const account = await this.find(id);
    if (!account.isActive) throw new AppError('not_found');
    const made = await inTransaction(this.connection, async (transaction) => {
      await this.grants.note({ kind: 'link', by: by.name, about: account }, transaction);
      return this.links.make(account, transaction);
    });
    const summary = summaryOf(account, (await this.sessions.counts()).get(id) ?? 0);
    return { account: summary, ...(await this.links.mail(made, account, language)) };
  }

  /** Counts at once, for open sessions too. Throws `last_owner` where no owner would be left. */
  async change(id: string, { role, isActive }: Changed, by: Person): Promise<AccountSummary> {
    await this.changeRoles(id, async (before, transaction) => {
      const about = before;
      if (role !== undefined && role !== before.role) {
        await this.accounts.updateOne({ _id: id }, { role }, { session: transaction });
        await this.grants.note({ kind: 'role', by: by.name, about, from: before.role, to: role }, transaction);
      }
      if (isActive === undefined || isActive === before.isActive) return;
      await this.accounts.updateOne({ _id: id }, { isActive }, { session: transaction });
      await this.grants.note({ kind: isActive ? 'reactivated' : 'deactivated', by: by.name, about }, transaction);
      if (isActive) return;
      await this.sessions.closeAllOf(id, null, transaction);
      await this.tokens.dropAll(id, transaction);
    });
    return summaryOf(await this.find(id), (await this.sessions.counts()).get(id) ?? 0);
  }

  /** The name stays where it was noted. Throws `last_owner`. */
  async remove(id: string, by: Person): Promise<AccountSummary> {
    const removed = await this.find(id);
    await this.changeRoles(id, async (before, transaction) => {
      await this.accounts.deleteOne({ _id: id }, { session: transaction });
      await this.sessions.closeAllOf(id, null, transaction);
      await this.tokens.dropAll(id, transaction);
      await this.grants.note({ kind: 'removed', by: by.name, about: before, from: before.role }, transaction);
    });
    return summaryOf(removed, 0);
  }

  async endSessions(id: string, own: string): Promise<AccountSummary> {
    const account = await this.find(id);
    await this.sessions.closeAllOf(id, own);
    return summaryOf(account, (await this.sessions.counts()).get(id) ?? 0);
  }

  /** One change of roles after the other, so that of two owners who demote each other at once one stays. */
  private async changeRoles(
    id: string,
    work: (before: Account, transaction: ClientSession) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.connection, async (transaction) => {
      await this.accountsSwitch.lockRoles(transaction);
      const before = await this.accounts.findById(id).session(transaction).lean();
      if (!before) throw new AppError('not_found');
      await work(before, transaction);
      const left = { role: 'owner', isActive: true, password: mongoose.trusted({ $ne: null }) } as const;
      if ((await this.accounts.countDocuments(left).session(transaction)) === 0) throw new AppError('last_owner');
    });
  }

  private async find(id: string): Promise<Account> {
    const found = await this.accounts.findById(id).lean();
    if (!found) throw new AppError('not_found');
    return found;
  }
}

/** An account that nobody has opened yet. */
export const newAccount = ({ name, email, role }: Pick<Account, 'name' | 'email' | 'role'>): Account => ({
  _id: randomUUID(),
  name,
  email,
  role,
  isActive: true,
  password: null,
  totp: null,
  nextTotp: null,
  lastTotpPeriod: 0,
  passkeys: [],
  recoveryCodes: [],
  createdAt: new Date(),
  lastSignInAt: null,
});

function refuseTaken(error: unknown): never {
  const isTaken = error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
  throw isTaken ? new AppError('validation_failed', { fields: { email: 'taken' } }) : error;
}

function summaryOf(account: Account, sessions: number): AccountSummary {
  const { _id: id, name, email, role, isActive, password, totp, passkeys, lastSignInAt } = account;
  return {
    id,
    name,
    email,
    role,
    isActive,
    hasJoined: password !== null,
    hasTotp: totp !== null,
    passkeys: passkeys.length,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    sessions,
  };
}
