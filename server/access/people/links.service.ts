import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import { HashingService } from '../sessions/hashing.service.js';
import { SessionService } from '../sessions/session.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Language } from '../../../shared/words/localized.types.js';
import type { Config } from '../../platform/config.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { failureOf } from '../../platform/mail/mail-failure.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { linkPurposes } from '../../../shared/admin/accounts.types.js';
import type { LinkedAccount } from '../../../shared/admin/accounts.types.js';

import { AccountsSwitch } from './accounts-switch.service.js';
import { LINK_SECONDS, linkUrl, purposeFor } from './account-link.js';
import { Account, AccountToken } from './accounts.schema.js';
import { ChangeLettersService } from './change-letters.service.js';
import { accountLinkWords } from './link-letter.text.js';
import { passwordProblem } from './password-rules.js';
import { newToken, TokensService } from './tokens.service.js';

type MadeLink = { token: string; expiresAt: Date };

/** Links by which an account is opened, or opened again: each counts once and for a time. */
@Injectable()
export class LinksService {
  private readonly logger = new Logger('Accounts');

  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @InjectModel(AccountToken.name) private readonly stored: Model<AccountToken>,
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    private readonly accountsSwitch: AccountsSwitch,
    private readonly tokens: TokensService,
    private readonly hashing: HashingService,
    private readonly sessions: SessionService,
    private readonly mailer: MailService,
    private readonly letters: ChangeLettersService,
  ) {}

  /** Ends the links of before. */
  async make(account: Account, transaction: ClientSession): Promise<MadeLink> {
    await this.tokens.dropLinks(account._id, transaction);
    const purpose = purposeFor(account);
    const { token, stored } = newToken(purpose, { account: account._id }, LINK_SECONDS[purpose]);
    await this.stored.create([stored], { session: transaction });
    return { token, expiresAt: stored.expiresAt };
  }

  /** Sends a link. It is only in memory, so a letter that cannot be sent now is not sent later. */
  async mail({ token, expiresAt }: MadeLink, account: Account, language: Language) {
    const url = linkUrl(this.config.publicUrl, token, language);
    const shown = { url, expiresAt: expiresAt.toISOString() };
    if (!this.config.hasMailServer) return { ...shown, isMailed: false };
    try {
      await this.mailer.sendAccountLetter({
        to: account.email,
        url,
        ...accountLinkWords(purposeFor(account), { name: account.name, site: this.config.publicUrl, url }, language),
      });
      return { ...shown, isMailed: true };
    } catch (error) {
      // The server's words may name the address.
      this.logger.warn(`link of an account not sent: ${failureOf(error)}`);
      return { ...shown, isMailed: false };
    }
  }

  /** Reads the link's account. Throws `link_expired`, and `sign_in_changed` where people share one password. */
  async read(token: string): Promise<LinkedAccount> {
    const { name, email, password } = await this.accountOf(token);
    return { purpose: purposeFor({ password }), name, email };
  }

  /**
   * Sets the password; for an account that had one, removes second factors and ends its sessions. Returns the account with
   * its new password. Throws as `read`, and `validation_failed` for a password that is too weak, after which the link still counts.
   */
  async accept(token: string, password: string): Promise<Account> {
    const account = await this.accountOf(token);
    const problem = passwordProblem(password, account);
    if (problem) throw new AppError('validation_failed', { fields: { password: problem } });
    const hashed = await this.hashing.attempt(() => this.hashing.hash(password));
    await inTransaction(this.connection, async (transaction) => {
      await this.tokens.take(token, linkPurposes, transaction);
      const fresh = { password: hashed, totp: null, nextTotp: null, passkeys: [], recoveryCodes: [] };
      const filter = { _id: account._id, isActive: true };
      const { matchedCount } = await this.accounts.updateOne(filter, fresh, { session: transaction });
      if (matchedCount === 0) throw new AppError('link_expired');
      await this.sessions.closeAllOf(account._id, null, transaction);
      await this.tokens.dropAll(account._id, transaction);
    });
    if (account.password !== null) await this.letters.tell(account._id, 'reopened');
    return { ...account, password: hashed };
  }

  private async accountOf(token: string): Promise<Account> {
    await this.accountsSwitch.requireOn();
    const { account } = await this.tokens.look(token, ...linkPurposes);
    const found = await this.accounts.findOne({ _id: account ?? '', isActive: true }).lean();
    if (!found) throw new AppError('link_expired');
    return found;
  }
}
