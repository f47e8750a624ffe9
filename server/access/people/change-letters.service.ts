import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { failureOf, isRefusedForGood } from '../../platform/mail/mail-failure.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { AccountChange } from '../../../shared/admin/accounts.types.js';

import { Account } from './accounts.schema.js';
import { changeWords } from './change-letter.text.js';

const LETTER = 'account-change-letter';

/** Tells people of a changed sign-in, so that they learn of a change by somebody else. */
@Injectable()
export class ChangeLettersService implements OnModuleInit {
  private readonly logger = new Logger('Accounts');

  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly mailer: MailService,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ account: string; change: AccountChange }>(LETTER, ({ account, change }) =>
      this.send(account, change),
    );
  }

  /** Queues the letter, if there is a mail server. */
  async tell(account: string, change: AccountChange): Promise<void> {
    if (this.config.hasMailServer) await this.jobs.add(LETTER, { account, change });
  }

  /** Throws when it is to be tried again. An account that is gone is told nothing. */
  private async send(id: string, change: AccountChange): Promise<void> {
    const account = await this.accounts.findById(id).lean();
    if (!account) return;
    const { officeLanguage, publicUrl } = this.config;
    const url = `${publicUrl}/${officeLanguage}/manage?tab=account`;
    const named = { name: account.name, site: publicUrl, url };
    try {
      await this.mailer.sendAccountLetter({ to: account.email, url, ...changeWords(change, named, officeLanguage) });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      // The server's words may name the address.
      this.logger.warn(`letter about a changed account not sent: ${failureOf(error)}`);
    }
  }
}
