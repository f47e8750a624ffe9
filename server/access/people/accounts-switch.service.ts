import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';

import { AccountsSetting } from './accounts.schema.js';

const ID = 'accounts';

/** Switches between accounts of one's own and the shared password. */
@Injectable()
export class AccountsSwitch {
  constructor(@InjectModel(AccountsSetting.name) private readonly settings: Model<AccountsSetting>) {}

  async isOn(transaction?: ClientSession): Promise<boolean> {
    return (await this.settings.exists({ _id: ID, isOn: true }).session(transaction ?? null)) !== null;
  }

  /** Throws `sign_in_changed` where people share one password. */
  async requireOn(transaction?: ClientSession): Promise<void> {
    if (!(await this.isOn(transaction))) throw new AppError('sign_in_changed');
  }

  async turn(isOn: boolean, transaction: ClientSession): Promise<void> {
    await this.settings.updateOne(
      { _id: ID },
      { $set: { isOn }, $inc: { changes: 1 } },
      { upsert: true, session: transaction },
    );
  }

  /** Has another change of roles in another transaction wait for this one. */
  async lockRoles(transaction: ClientSession): Promise<void> {
    await this.settings.updateOne({ _id: ID }, { $inc: { changes: 1 } }, { upsert: true, session: transaction });
  }
}
