import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import { AccountsSwitch } from '../people/accounts-switch.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ClockService } from '../../platform/clock/clock.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { appVersion } from '../../platform/common/app-version.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';
import { UntrustedProxy } from '../../platform/http/untrusted-proxy.js';
import type { Config } from '../../platform/config.js';
import type { AdminSession, LoginAnswer } from '../../../shared/admin/admin.types.js';

import type { ChangePasswordDto } from './admin.dto.js';
import { HashingService } from './hashing.service.js';
import { PasswordService } from './password.service.js';
import { SessionService } from './session.service.js';
import type { OpenSession } from './session.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

@Injectable()
export class AdminService {
  private readonly wrongTries: RateLimit;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    rateLimits: RateLimitService,
    private readonly hashing: HashingService,
    private readonly attempts: SignInAttempts,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly accounts: AccountsSwitch,
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: ClockService,
    private readonly proxy: UntrustedProxy,
  ) {
    this.wrongTries = rateLimits.limit('login', config.loginTries, config.loginWindowMinutes * 60);
  }

  /** By the shared password. Throws `sign_in_changed` where people have accounts. */
  async login(password: string, address: string): Promise<LoginAnswer> {
    const { token, ...session } = await this.attempts.withPassword(address, async () => {
      if (await this.accounts.isOn()) throw new AppError('sign_in_changed');
      const current = await this.try(password, address);
      return inTransaction(this.connection, async (transaction) => {
        await this.passwords.hold(current, transaction);
        return this.sessions.open(address, transaction);
      });
    });
    await this.audit.record({ action: 'login', session: session.id, address });
    return { ...(await this.describe(session)), accessToken: token };
  }

  async logout(session: OpenSession): Promise<void> {
    await this.sessions.close(session.id);
  }

  async describe(session: OpenSession): Promise<AdminSession> {
    return {
      expiresAt: session.expiresAt.toISOString(),
      person: session.person ?? null,
      passwordIsDefault: !session.person && (await this.passwords.isDefault()),
      uploadMegabytes: this.config.uploadMegabytes,
      hasMailServer: this.config.hasMailServer,
      hasUntrustedProxy: this.proxy.found !== undefined,
      hold: (await this.clock.hold()) ?? null,
      version: appVersion,
    };
  }

  /**
   * Changes the shared password. Ends every other session at the very moment that the new password holds, and no sign-in
   * by the old one ends after it. Throws `conflict` if another session has changed it meanwhile.
   */
  async changePassword(change: ChangePasswordDto, session: OpenSession, address: string): Promise<void> {
    // It would not be anybody's own.
    if (session.person) throw new AppError('sign_in_changed');
    if (change.newPassword !== change.confirmPassword) {
      throw new AppError('validation_failed', { fields: { confirmPassword: 'mismatch' } });
    }
    const current = await this.hashing
      .attempt(() => this.try(change.currentPassword, address))
      .catch(async (error: unknown) => {
        // It was right when this session still lasted.
        throw (await this.sessions.isOpen(session.id)) ? error : new AppError('conflict');
      });
    const next = await this.passwords.chosen(change.newPassword);
    await inTransaction(this.connection, async (transaction) => {
      await this.passwords.replace(next, current, transaction);
      await this.sessions.closeAllExcept(session.id, transaction);
    });
  }

  /** Counts before it checks, so that guesses sent at once get no more tries. Returns the hash that was compared. */
  private async try(password: string, address: string): Promise<string> {
    await this.wrongTries.count(address);
    const hash = await this.passwords.check(password);
    await this.wrongTries.forget(address);
    return hash;
  }
}
