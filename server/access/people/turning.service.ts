import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';

import type { Person } from '../../../shared/admin/admin.types.js';
import { HashingService } from '../sessions/hashing.service.js';
import { PasswordService } from '../sessions/password.service.js';
import { SessionService } from '../sessions/session.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { inTransaction } from '../../platform/database/transaction.js';

import { AccountsSwitch } from './accounts-switch.service.js';
import { Account } from './accounts.schema.js';
import { GrantsService } from './grants.service.js';
import { passwordProblem } from './password-rules.js';
import { newAccount } from './people.service.js';
import { TokensService } from './tokens.service.js';

type FirstOwner = { name: string; email: string; password: string };

/** From one shared password to accounts, and back: each in one step that leaves somebody who can sign in. */
@Injectable()
export class TurningService {
  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @InjectConnection() private readonly connection: Connection,
    private readonly accountsSwitch: AccountsSwitch,
    private readonly passwords: PasswordService,
    private readonly hashing: HashingService,
    private readonly sessions: SessionService,
    private readonly tokens: TokensService,
    private readonly grants: GrantsService,
  ) {}

  /**
   * Makes this person an owner, and ends all sessions of the shared password. An account of that address from
   * before is taken up again, without its second factors and links. Throws `conflict` if somebody else has turned it on.
   */
  async turnOn({ name, email, password }: FirstOwner): Promise<Account> {
    const problem = passwordProblem(password, { name, email });
    if (problem) throw new AppError('validation_failed', { fields: { password: problem } });
    const hashed = await this.hashing.attempt(() => this.hashing.hash(password));
    const { _id: id, createdAt, email: _email, ...fresh } = newAccount({ name, email, role: 'owner' });
    return inTransaction(this.connection, async (transaction) => {
      await this.accountsSwitch.lockRoles(transaction);
      if (await this.accountsSwitch.isOn(transaction)) throw new AppError('conflict');
      const owner = await this.accounts
        .findOneAndUpdate(
          { email },
          { $set: { ...fresh, password: hashed }, $setOnInsert: { _id: id, createdAt } },
          { upsert: true, returnDocument: 'after', session: transaction },
        )
        .lean();
      await this.accountsSwitch.turn(true, transaction);
      await this.sessions.closeAll(transaction);
      await this.tokens.dropAll(owner._id, transaction);
      await this.grants.note({ kind: 'accounts-on', by: name, about: owner, to: 'owner' }, transaction);
      return owner;
    });
  }

  /**
   * From now on this shared password counts. Ends all sessions; accounts stay for another time. Throws `sign_in_changed` if
   * somebody else has turned it off.
   */
  async turnOff(sharedPassword: string, by: Person): Promise<void> {
    const next = await this.passwords.chosen(sharedPassword);
    await inTransaction(this.connection, async (transaction) => {
      await this.accountsSwitch.lockRoles(transaction);
      await this.accountsSwitch.requireOn(transaction);
      await this.passwords.put(next, transaction);
      await this.accountsSwitch.turn(false, transaction);
      await this.sessions.closeAll(transaction);
      await this.grants.note({ kind: 'accounts-off', by: by.name }, transaction);
    });
  }
}
