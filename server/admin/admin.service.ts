import { Inject, Injectable } from '@nestjs/common';

import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { CONFIG } from '../common/config.module.js';
import { RateLimitService } from '../common/rate-limit.service.js';
import type { RateLimit } from '../common/rate-limit.service.js';
import type { Config } from '../config.js';

import type { ChangePasswordDto } from './admin.dto.js';
import type { AdminSession, LoginAnswer } from './admin.types.js';
import { PasswordService } from './password.service.js';
import { SessionService } from './session.service.js';
import type { OpenSession } from './session.service.js';

/** Signing in and out, and changing the password. */
@Injectable()
export class AdminService {
  private readonly wrongTries: RateLimit;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    rateLimits: RateLimitService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {
    this.wrongTries = rateLimits.limit('login', config.loginTries, config.loginWindowMinutes * 60);
  }

  async login(password: string, address: string): Promise<LoginAnswer> {
    await this.try(password, address).catch(async (error: unknown) => {
      // Beyond the limit there is nothing more to tell, and nobody shall fill the log.
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
    };
  }

  /** Ends every other session, so that whoever knew the old password is out. */
  async changePassword(change: ChangePasswordDto, session: OpenSession, address: string): Promise<void> {
    if (change.newPassword !== change.confirmPassword) {
      throw new AppError('validation_failed', { fields: { confirmPassword: 'mismatch' } });
    }
    await this.try(change.currentPassword, address);
    await this.passwords.replace(change.newPassword);
    await this.sessions.closeAllExcept(session.id);
  }

  /** Counted before it is checked: guesses sent all at once get no more tries than guesses sent in turn. */
  private async try(password: string, address: string): Promise<void> {
    await this.wrongTries.count(address);
    await this.passwords.check(password);
    await this.wrongTries.forget(address);
  }
}
