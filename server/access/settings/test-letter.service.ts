import { setTimeout as sleep } from 'node:timers/promises';

import { Inject, Injectable, Logger } from '@nestjs/common';

import { CONFIG } from '../../platform/common/config.module.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';
import type { Config } from '../../platform/config.js';
import { failureOf, reasonOf } from '../../platform/mail/mail-failure.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { TestLetterResult } from '../../../shared/admin/mail.types.js';

/** Per address: enough to find the right settings, too few to bother anybody. */
const PER_HOUR = 10;

/** Trying settings has a shorter time limit than the queue: ms. */
const PATIENCE = 20_000;

async function silence(): Promise<never> {
  await sleep(PATIENCE, undefined, { ref: false });
  throw new Error(`The mail server has not answered within ${PATIENCE / 1000} s.`);
}

/** In both languages, because the reader may speak either. */
const letter = (site: string) => ({
  site,
  subject: '메일 서버 시험 / Mail server test',
  text: [
    `${site} 관리자 화면에서 보낸 시험 메일입니다. 이 메일이 도착했다면 메일 서버 설정이 올바릅니다.`,
    `This test letter was sent from the administration of ${site}. If it has arrived, the mail settings are right.`,
    '',
  ].join('\n\n'),
});

@Injectable()
export class TestLetterService {
  private readonly logger = new Logger('TestLetter');
  private readonly limit: RateLimit;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    rateLimits: RateLimitService,
    private readonly mail: MailService,
  ) {
    this.limit = rateLimits.limit('test-letter', PER_HOUR, 3600);
  }

  /** By default to the office. Throws `too_many_requests`. */
  async send(recipient: string | undefined, address: string): Promise<TestLetterResult> {
    const to = recipient ?? this.config.quoteMailbox;
    if (!this.config.hasMailServer) return { outcome: 'no_mail_server', to, answer: '' };
    await this.limit.count(address);
    try {
      const sent = this.mail.sendTest({ to, ...letter(this.config.publicUrl) });
      const answer = await Promise.race([sent, silence()]);
      return { outcome: 'accepted', to, answer };
    } catch (error) {
      const outcome = failureOf(error);
      // The server's words may name the address, so the log has the outcome only.
      this.logger.warn(`test letter not sent: ${outcome}`);
      return { outcome, to, answer: reasonOf(error) };
    }
  }
}
