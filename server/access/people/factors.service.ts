import { randomInt } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';
import { Secret, TOTP } from 'otpauth';

import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import type { TotpBeginning } from '../../../shared/admin/accounts.types.js';

import { Account } from './accounts.schema.js';
import { hashOfToken } from './tokens.service.js';

/** s. */
const PERIOD = 30;
/** Periods before and after this one: clocks differ. */
const WINDOW = 1;
const CODES = 10;
/** Without letters and digits that look alike; 16 of them are 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** True if an account asks for more than its password. */
export const hasFactor = ({ totp, passkeys }: Pick<Account, 'totp' | 'passkeys'>): boolean =>
  totp !== null || passkeys.length > 0;

const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** Codes of an app (RFC 6238), and codes on paper that stand in for any second factor. */
@Injectable()
export class FactorsService {
  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A new secret, which counts once a first code has shown that the app has it. */
  async begin(account: Account): Promise<TotpBeginning> {
    const secret = new Secret({ size: 20 }).base32;
    await this.accounts.updateOne({ _id: account._id }, { nextTotp: secret });
    const issuer = new URL(this.config.publicUrl).hostname;
    return { secret, uri: totpOf(secret, { issuer, label: account.email }).toString() };
  }

  /** Turns on the secret that was begun; false if the code is not one of it. */
  async confirm(account: Account, code: string): Promise<boolean> {
    const period = account.nextTotp && periodOf(account.nextTotp, code);
    if (!period) return false;
    const { matchedCount } = await this.accounts.updateOne(
      { _id: account._id, nextTotp: account.nextTotp },
      { totp: account.nextTotp, nextTotp: null, lastTotpPeriod: period },
    );
    return matchedCount === 1;
  }

  /** Uses up a code of the app or of the paper; false for one that is wrong or was used. */
  async use(account: Account, typed: string): Promise<boolean> {
    const code = plainCode(typed);
    const period = account.totp && periodOf(account.totp, code);
    if (period) {
      const before = { _id: account._id, lastTotpPeriod: mongoose.trusted({ $lt: period }) };
      return (await this.accounts.updateOne(before, { lastTotpPeriod: period })).matchedCount === 1;
    }
    const hash = hashOfToken(code);
    const used = await this.accounts.updateOne(
      { _id: account._id, recoveryCodes: hash },
      { $pull: { recoveryCodes: hash } },
    );
    return used.matchedCount === 1;
  }

  /** In place of those of before. They are told once, and only their hashes are stored. */
  async newCodes(id: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.accounts.updateOne({ _id: id }, { recoveryCodes: codes.map((code) => hashOfToken(plainCode(code))) });
    return codes;
  }
}

const totpOf = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD });

/** The period that a code is of; undefined for one that does not count now. */
function periodOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const distance = /^\d{6}$/.test(code) ? totpOf(secret).validate({ token: code, timestamp, window: WINDOW }) : null;
  return distance === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + distance;
}

/** In groups of four. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}
