import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { ClockService } from '../../platform/clock/clock.service.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { AccountsSwitch } from '../people/accounts-switch.service.js';
import { Account } from '../people/accounts.schema.js';
import type { OwnSession } from '../../../shared/admin/accounts.types.js';
import type { Person } from '../../../shared/admin/admin.types.js';

import { Session } from './admin.schema.js';
import { sessionCode } from './session-code.js';
import { SigningService } from './signing.service.js';

export type OpenSession = { id: string; expiresAt: Date; person?: Person };

/** A signed token in the browser names a session in the database, which can be ended. */
@Injectable()
export class SessionService {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    @Inject(CONFIG) private readonly config: Config,
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    private readonly signing: SigningService,
    private readonly accountsSwitch: AccountsSwitch,
    clock: ClockService,
  ) {
    clock.onReturn(() => this.shorten());
  }

  /** Of an account, or under the shared password. Session and token end after SESSION_HOURS. */
  async open(
    address: string,
    transaction: ClientSession,
    account?: Pick<Account, '_id' | 'name' | 'role'>,
  ): Promise<OpenSession & { token: string }> {
    const id = randomUUID();
    const seconds = this.config.sessionHours * 3600;
    const expiresAt = new Date(Date.now() + seconds * 1000);
    const stored = { _id: id, expiresAt, account: account?._id ?? null, openedAt: new Date(), address };
    await this.sessions.create([stored], { session: transaction });
    const person = account && personOf(account);
    return { id, expiresAt, person, token: await this.signing.sign({ sid: id }, 'admin', seconds) };
  }

  /** Sessions that were opened by a clock ahead last no longer than others. */
  private async shorten(): Promise<void> {
    const longest = new Date(Date.now() + this.config.sessionHours * 3_600_000);
    await this.sessions.updateMany({ expiresAt: mongoose.trusted({ $gt: longest }) }, { expiresAt: longest });
  }

  /** Undefined for a forged, expired or ended session, and one that the way to sign in no longer allows. */
  async find(token: string): Promise<OpenSession | undefined> {
    const claims = await this.signing.read(token, 'admin');
    if (typeof claims?.sid !== 'string') return undefined;
    const session = await this.sessions.findById(claims.sid).lean();
    // MongoDB removes expired sessions only once a minute.
    if (!session || session.expiresAt <= new Date()) return undefined;
    const { _id: id, expiresAt, account } = session;
    // A restored backup may hold sessions of the other way to sign in.
    if (!(await this.accountsSwitch.isOn())) return account ? undefined : { id, expiresAt };
    // Read by every request, so that a changed role and a deactivated account count at once.
    const found = account ? await this.accounts.findOne({ _id: account, isActive: true }).lean() : null;
    return found ? { id, expiresAt, person: personOf(found) } : undefined;
  }

  /** The open sessions of an account, the newest first. */
  async listOf(account: string, own: string): Promise<OwnSession[]> {
    const found = await this.sessions
      .find({ account, expiresAt: mongoose.trusted({ $gt: new Date() }) })
      .sort({ openedAt: -1 })
      .lean();
    return found.map(({ _id: id, openedAt, address, expiresAt }) => ({
      code: sessionCode(id),
      openedAt: openedAt?.toISOString() ?? null,
      address,
      expiresAt: expiresAt.toISOString(),
      isThis: id === own,
    }));
  }

  /** Number of open sessions of each account. */
  async counts(): Promise<Map<string, number>> {
    const open = { expiresAt: { $gt: new Date() }, account: { $ne: null } };
    const counted = await this.sessions.aggregate<{ _id: string; count: number }>([
      { $match: open },
      { $group: { _id: '$account', count: { $sum: 1 } } },
    ]);
    return new Map(counted.map(({ _id, count }) => [_id, count]));
  }

  /** Ends one session of an account, named by its code. */
  async closeOf(account: string, code: string): Promise<void> {
    const found = await this.sessions.find({ account }, { _id: 1 }).lean();
    const ended = found.filter(({ _id }) => sessionCode(_id) === code).map(({ _id }) => _id);
    await this.sessions.deleteMany({ _id: mongoose.trusted({ $in: ended }) });
  }

  /** Ends the sessions of an account, but this one. */
  async closeAllOf(account: string, except: string | null, transaction?: ClientSession): Promise<void> {
    const others = { account, ...(except && { _id: mongoose.trusted({ $ne: except }) }) };
    await this.sessions.deleteMany(others, transaction && { session: transaction });
  }

  async closeAll(transaction: ClientSession): Promise<void> {
    await this.sessions.deleteMany({}, { session: transaction });
  }

  async isOpen(id: string): Promise<boolean> {
    return (await this.sessions.exists({ _id: id })) !== null;
  }

  async close(id: string): Promise<void> {
    await this.sessions.deleteOne({ _id: id });
  }

  async closeAllExcept(id: string, session: ClientSession): Promise<void> {
    await this.sessions.deleteMany({ _id: mongoose.trusted({ $ne: id }) }, { session });
  }
}

const personOf = ({ _id, name, role }: Pick<Account, '_id' | 'name' | 'role'>): Person => ({ id: _id, name, role });
