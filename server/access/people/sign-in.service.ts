import { createHash, randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Connection, Model } from 'mongoose';

import { AdminService } from '../sessions/admin.service.js';
import type { LoginAnswer } from '../../../shared/admin/admin.types.js';
import { HashingService } from '../sessions/hashing.service.js';
import { SessionService } from '../sessions/session.service.js';
import { SignInAttempts } from '../sessions/sign-in-attempts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';
import type { FactorQuestion } from '../../../shared/admin/accounts.types.js';

import { AccountsSwitch } from './accounts-switch.service.js';
import { Account } from './accounts.schema.js';
import { FactorsService, hasFactor } from './factors.service.js';
import { PasskeysService } from './passkeys.service.js';
import { hashOfToken, TokensService } from './tokens.service.js';

/** s; from the password to the second factor. */
const TICKET = 10 * 60;
/** Questions for a passkey from one address, by quarter of an hour. */
const QUESTIONS = 60;

/** Rate limits store what they count by: no address that somebody typed. */
const matterOf = (account: string) => createHash('sha256').update(account).digest('base64url');

/** Binds a ticket to the password that it was given for. */
const markOf = ({ password }: Account) => hashOfToken(password ?? '');

/** Signing in with an account of one's own. */
@Injectable()
export class SignInService {
  /** Both of an account and an address together, so that nobody can lock out somebody else. */
  private readonly wrongPasswords: RateLimit;
  private readonly wrongCodes: RateLimit;
  private readonly questions: RateLimit;
  private unusedHash: Promise<string> | undefined;

  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) config: Config,
    rateLimits: RateLimitService,
    private readonly admin: AdminService,
    private readonly accountsSwitch: AccountsSwitch,
    private readonly sessions: SessionService,
    private readonly hashing: HashingService,
    private readonly attempts: SignInAttempts,
    private readonly tokens: TokensService,
    private readonly factors: FactorsService,
    private readonly passkeys: PasskeysService,
    private readonly audit: AuditService,
  ) {
    const seconds = config.loginWindowMinutes * 60;
    this.wrongPasswords = rateLimits.limit('account-password', config.loginTries, seconds);
    this.wrongCodes = rateLimits.limit('account-code', config.loginTries, seconds);
    this.questions = rateLimits.limit('passkey-questions', QUESTIONS, 15 * 60);
  }

  /** Throws `sign_in_incorrect`, whether the address has an account or not, and `too_many_requests`. */
  async byPassword(email: string, password: string, address: string): Promise<LoginAnswer | FactorQuestion> {
    const account = await this.attempts.withPassword(address, async () => {
      await this.accountsSwitch.requireOn();
      return this.check(email, password, address);
    });
    if (!hasFactor(account)) return this.open(account, address);
    return {
      ticket: await this.tokens.make('second-factor', { account: account._id, challenge: markOf(account) }, TICKET),
      hasTotp: account.totp !== null,
      hasPasskey: account.passkeys.length > 0,
    };
  }

  /** By a code of the app or of the paper. Throws `code_incorrect`, `link_expired` for an old ticket. */
  async byCode(ticket: string, code: string, address: string): Promise<LoginAnswer> {
    await this.accountsSwitch.requireOn();
    const { account: id, challenge } = await this.tokens.look(ticket, 'second-factor');
    const account = await this.accounts.findOne({ _id: id ?? '', isActive: true }).lean();
    if (!account || challenge !== markOf(account)) throw new AppError('link_expired');
    await this.attempts.noted(address, async () => {
      await this.wrongCodes.count(address, matterOf(account._id));
      if (!(await this.factors.use(account, code))) throw new AppError('code_incorrect');
    });
    await this.tokens.take(ticket, ['second-factor']);
    await this.wrongCodes.forget(address, matterOf(account._id));
    return this.open(account, address);
  }

  async askForPasskey(address: string) {
    await this.accountsSwitch.requireOn();
    await this.questions.count(address);
    return this.passkeys.question();
  }

  async byPasskey(ticket: string, response: AuthenticationResponseJSON, address: string): Promise<LoginAnswer> {
    await this.accountsSwitch.requireOn();
    const account = await this.attempts.noted(address, () => this.passkeys.recognise(ticket, response));
    return this.open(account, address);
  }

  /**
   * Opens a session and notes it. Throws `sign_in_incorrect` if the account was deactivated or got another password since
   * it was read: what ends its sessions ends this one, too.
   */
  async open(account: Account, address: string): Promise<LoginAnswer> {
    const { _id, password } = account;
    const { token, ...session } = await inTransaction(this.connection, async (transaction) => {
      const same = { _id, password, isActive: true };
      const now = { lastSignInAt: new Date() };
      const { matchedCount } = await this.accounts.updateOne(same, now, { session: transaction });
      if (matchedCount === 0) throw new AppError('sign_in_incorrect');
      return this.sessions.open(address, transaction, account);
    });
    await this.audit.record({ action: 'login', session: session.id, person: account.name, address });
    return { ...(await this.admin.describe(session)), accessToken: token };
  }

  /** Checks the password of a signed-in account; counts as `byPassword` does. Throws `password_incorrect`. */
  async confirm(account: Account, password: string, address: string): Promise<void> {
    await this.hashing
      .attempt(() => this.check(account.email, password, address))
      .catch((error: unknown) => {
        const isWrong = error instanceof AppError && error.code === 'sign_in_incorrect';
        throw isWrong ? new AppError('password_incorrect') : error;
      });
  }

  /** Counts before it checks, so that guesses sent at once get no more tries, and hashes for unknown addresses, too. */
  private async check(email: string, password: string, address: string): Promise<Account> {
    const matter = matterOf(email);
    await this.wrongPasswords.count(address, matter);
    this.unusedHash ??= this.hashing.hash(randomUUID());
    const unused = await this.unusedHash;
    const account = await this.accounts.findOne({ email, isActive: true }).lean();
    const isRight = await this.hashing.verify(account?.password ?? unused, password);
    if (!account?.password || !isRight) throw new AppError('sign_in_incorrect');
    await this.wrongPasswords.forget(address, matter);
    return account;
  }
}
