import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Connection, Model } from 'mongoose';

import { HashingService } from '../sessions/hashing.service.js';
import { SessionService } from '../sessions/session.service.js';
import type { OpenSession } from '../sessions/session.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { MyAccount, NewFactor, TotpBeginning } from '../../../shared/admin/accounts.types.js';

import { Account } from './accounts.schema.js';
import { ChangeLettersService } from './change-letters.service.js';
import { FactorsService, hasFactor } from './factors.service.js';
import { PasskeysService } from './passkeys.service.js';
import { passwordProblem } from './password-rules.js';
import { SignInService } from './sign-in.service.js';
import { TokensService } from './tokens.service.js';

/** A signed-in person's request: which session, from where. */
export type Own = { session: OpenSession; address: string };

/**
 * Everybody's actions on his own account. Changes of his sign-in ask for the password again, so that a screen left open
 * is not enough.
 */
@Injectable()
export class MyAccountService {
  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @InjectConnection() private readonly connection: Connection,
    private readonly sessions: SessionService,
    private readonly signIn: SignInService,
    private readonly hashing: HashingService,
    private readonly factors: FactorsService,
    private readonly passkeys: PasskeysService,
    private readonly tokens: TokensService,
    private readonly letters: ChangeLettersService,
  ) {}

  /** Throws `sign_in_changed` under the shared password. */
  async read({ session }: Pick<Own, 'session'>): Promise<MyAccount> {
    const account = await this.accountOf(session);
    return {
      name: account.name,
      email: account.email,
      role: account.role,
      hasTotp: account.totp !== null,
      passkeys: account.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: account.recoveryCodes.length,
      sessions: await this.sessions.listOf(account._id, session.id),
      hasPasskeys: this.passkeys.isPossible,
    };
  }

  /** Ends the other sessions, links and sign-ins that are under way. Throws `password_incorrect`, `validation_failed`. */
  async changePassword(own: Own, current: string, next: string): Promise<void> {
    const account = await this.confirmed(own, current);
    const problem = passwordProblem(next, account);
    if (problem) throw new AppError('validation_failed', { fields: { newPassword: problem } });
    const password = await this.hashing.attempt(() => this.hashing.hash(next));
    const before = { _id: account._id, password: account.password };
    await inTransaction(this.connection, async (transaction) => {
      const { matchedCount } = await this.accounts.updateOne(before, { password }, { session: transaction });
      if (matchedCount === 0) throw new AppError('conflict');
      await this.sessions.closeAllOf(account._id, own.session.id, transaction);
      await this.tokens.dropAll(account._id, transaction);
    });
    await this.letters.tell(account._id, 'password');
  }

  async beginTotp(own: Own, password: string): Promise<TotpBeginning> {
    return this.factors.begin(await this.confirmed(own, password));
  }

  /** Throws `code_incorrect`. */
  async confirmTotp(own: Own, code: string): Promise<NewFactor> {
    const account = await this.accountOf(own.session);
    if (!(await this.factors.confirm(account, code))) throw new AppError('code_incorrect');
    await this.letters.tell(account._id, 'app-added');
    return this.withCodes(own, account);
  }

  async removeTotp(own: Own, password: string): Promise<MyAccount> {
    const { _id, totp } = await this.confirmed(own, password);
    await this.accounts.updateOne({ _id }, { totp: null, nextTotp: null });
    if (totp !== null) await this.letters.tell(_id, 'app-removed');
    return this.tidied(own);
  }

  async beginPasskey(own: Own, password: string) {
    return this.passkeys.ask(await this.confirmed(own, password));
  }

  async addPasskey(own: Own, name: string, ticket: string, response: RegistrationResponseJSON): Promise<NewFactor> {
    const account = await this.accountOf(own.session);
    await this.passkeys.add(account, name, ticket, response);
    await this.letters.tell(account._id, 'passkey-added');
    return this.withCodes(own, account);
  }

  async removePasskey(own: Own, password: string, id: string): Promise<MyAccount> {
    const { _id } = await this.confirmed(own, password);
    const { modifiedCount } = await this.accounts.updateOne({ _id }, { $pull: { passkeys: { id } } });
    if (modifiedCount > 0) await this.letters.tell(_id, 'passkey-removed');
    return this.tidied(own);
  }

  /** In place of the ones of before. */
  async newCodes(own: Own, password: string): Promise<NewFactor> {
    const account = await this.confirmed(own, password);
    if (!hasFactor(account)) throw new AppError('conflict');
    const recoveryCodes = await this.factors.newCodes(account._id);
    await this.letters.tell(account._id, 'codes');
    return { account: await this.read(own), recoveryCodes };
  }

  /** The session of the request stays. */
  async endSessions(own: Own, code?: string): Promise<MyAccount> {
    const { _id } = await this.accountOf(own.session);
    if (code === undefined) await this.sessions.closeAllOf(_id, own.session.id);
    else await this.sessions.closeOf(_id, code);
    return this.read(own);
  }

  /** With the first factor come codes that stand in for a lost one. */
  private async withCodes(own: Own, before: Account): Promise<NewFactor> {
    const recoveryCodes = hasFactor(before) ? [] : await this.factors.newCodes(before._id);
    return { account: await this.read(own), recoveryCodes };
  }

  /** Without a factor there is nothing that codes could stand in for. */
  private async tidied(own: Own): Promise<MyAccount> {
    const account = await this.accountOf(own.session);
    if (!hasFactor(account)) await this.accounts.updateOne({ _id: account._id }, { recoveryCodes: [] });
    return this.read(own);
  }

  private async confirmed({ session, address }: Own, password: string): Promise<Account> {
    const account = await this.accountOf(session);
    await this.signIn.confirm(account, password, address);
    return account;
  }

  private async accountOf({ person }: OpenSession): Promise<Account> {
    const found = person && (await this.accounts.findById(person.id).lean());
    if (!found) throw new AppError('sign_in_changed');
    return found;
  }
}
