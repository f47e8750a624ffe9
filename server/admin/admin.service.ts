import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { appVersion } from '../common/app-version.js';
import { CONFIG } from '../common/config.module.js';
import { inTransaction } from '../database/transaction.js';
import { RateLimitService } from '../http/rate-limit.service.js';
import type { RateLimit } from '../http/rate-limit.service.js';
import type { Config } from '../config.js';

import type { ChangePasswordDto } from './admin.dto.js';
import type { AdminSession, LoginAnswer } from './admin.types.js';
import { HashingService } from './hashing.service.js';
import { PasswordService } from './password.service.js';
import { SessionService } from './session.service.js';
import type { OpenSession } from './session.service.js';

@Injectable()
export class AdminService {
  private readonly wrongTries: RateLimit;
  /** By this process since its start. */
  refusedSignIns = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    rateLimits: RateLimitService,
    private readonly hashing: HashingService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    @InjectConnection() private readonly connection: Connection,
  ) {
    this.wrongTries = rateLimits.limit('login', config.loginTries, config.loginWindowMinutes * 60);
  }

  async login(password: string, address: string): Promise<LoginAnswer> {
    await this.try(password, address).catch(async (error: unknown) => {
      // Not noted beyond the limit, so that nobody can fill the log.
      if (error instanceof AppError) this.refusedSignIns += 1;
      const isNoted = error instanceof AppError && error.code !== 'too_many_requests';
      if (isNoted) await this.audit.record({ action: 'login.failed', address });
      throw error;
    });
    const { token, ...session } = await this.sessions.open();
    await this.audit.record({ action: 'login', session: session.id, address });
    return { ...(await this.describe(session)), accessToken: token };
  }

  async logout(session: OpenSession): Promise<void> {
    await this.sessions.close(session.id);
  }

  async describe(session: OpenSession): Promise<AdminSession> {
    return {
      expiresAt: session.expiresAt.toISOString(),
      passwordIsDefault: await this.passwords.isDefault(),
      uploadMegabytes: this.config.uploadMegabytes,
      hasMailServer: this.config.hasMailServer,
      version: appVersion,
    };
  }

  /**
   * Ends every other session, at the very moment that the new password holds. Throws `conflict` if another session has
   * changed it meanwhile.
   */
  async changePassword(change: ChangePasswordDto, session: OpenSession, address: string): Promise<void> {
    if (change.newPassword !== change.confirmPassword) {
      throw new AppError('validation_failed', { fields: { confirmPassword: 'mismatch' } });
    }
    const current = await this.try(change.currentPassword, address).catch(async (error: unknown) => {
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
  private try(password: string, address: string): Promise<string> {
    return this.hashing.attempt(async () => {
      await this.wrongTries.count(address);
      const hash = await this.passwords.check(password);
      await this.wrongTries.forget(address);
      return hash;
    });
  }
}
