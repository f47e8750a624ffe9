import { Injectable } from '@nestjs/common';

import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';

import { HashingService } from './hashing.service.js';

/** Refused attempts from one address that are noted, by a quarter of an hour: each with another account costs another entry. */
const NOTES = 60;

/** Failures that are no attempt: a way that is not in use, a browser's question that nobody answered in time. */
const NO_ATTEMPT = new Set(['sign_in_changed', 'link_expired']);

/** Attempts to sign in, in whatever way; refused ones are counted and noted. */
@Injectable()
export class SignInAttempts {
  /** By this process since its start. */
  refused = 0;

  private readonly notes: RateLimit;

  constructor(
    private readonly hashing: HashingService,
    private readonly audit: AuditService,
    rateLimits: RateLimitService,
  ) {
    this.notes = rateLimits.limit('refused-sign-ins', NOTES, 15 * 60);
  }

  /** Takes its room before it asks the database for anything, so that nobody waits for the database in a flood of them. */
  withPassword<T>(address: string, check: () => Promise<T>): Promise<T> {
    return this.noted(address, () => this.hashing.attempt(check));
  }

  /** Notes none beyond a limit, so that nobody can fill the log. */
  async noted<T>(address: string, attempt: () => Promise<T>): Promise<T> {
    return attempt().catch(async (error: unknown) => {
      if (error instanceof AppError && !NO_ATTEMPT.has(error.code)) {
        this.refused += 1;
        if (error.code !== 'too_many_requests') await this.note(address);
      }
      throw error;
    });
  }

  private async note(address: string): Promise<void> {
    const isWithin = await this.notes.count(address).then(
      () => true,
      () => false,
    );
    if (isWithin) await this.audit.record({ action: 'login.failed', address });
  }
}
