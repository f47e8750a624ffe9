import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { linkPurposes } from '../../../shared/admin/accounts.types.js';

import { AccountToken } from './accounts.schema.js';
import type { TokenPurpose } from './accounts.schema.js';

export type Kept = Partial<Pick<AccountToken, 'account' | 'challenge'>>;

/** 256 bits. */
const BYTES = 32;

/** Stored hash of a token or recovery code, which are too long to be guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new token, and the document that stands for it. `seconds` is how long it counts. */
export function newToken(purpose: TokenPurpose, kept: Kept, seconds: number) {
  const token = randomBytes(BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + seconds * 1000);
  const stored = { _id: hashOfToken(token), purpose, account: null, challenge: null, ...kept, expiresAt };
  return { token, stored };
}

/** Tokens that count once. */
@Injectable()
export class TokensService {
  constructor(@InjectModel(AccountToken.name) private readonly tokens: Model<AccountToken>) {}

  async make(purpose: TokenPurpose, kept: Kept, seconds: number): Promise<string> {
    const { token, stored } = newToken(purpose, kept, seconds);
    await this.tokens.create(stored);
    return token;
  }

  /** Throws `link_expired`. */
  async look(token: string, ...purposes: TokenPurpose[]): Promise<AccountToken> {
    return sound(await this.tokens.findOne(matching(token, purposes)).lean());
  }

  /** Uses it up. Throws `link_expired`. */
  async take(token: string, purposes: readonly TokenPurpose[], transaction?: ClientSession): Promise<AccountToken> {
    const found = this.tokens.findOneAndDelete(matching(token, purposes), { session: transaction ?? null });
    return sound(await found.lean());
  }

  /** All links of an account end: a new one is made, or it is deactivated. */
  async dropLinks(account: string, transaction?: ClientSession): Promise<void> {
    const links = { account, purpose: mongoose.trusted({ $in: [...linkPurposes] }) };
    await this.tokens.deleteMany(links, transaction && { session: transaction });
  }

  /** Links and tickets of an account end. */
  async dropAll(account: string, transaction: ClientSession): Promise<void> {
    await this.tokens.deleteMany({ account }, { session: transaction });
  }
}

const matching = (token: string, purposes: readonly TokenPurpose[]) => ({
  _id: hashOfToken(token),
  purpose: mongoose.trusted({ $in: [...purposes] }),
});

/** MongoDB removes expired ones only once a minute. */
function sound(found: AccountToken | null): AccountToken {
  if (!found || found.expiresAt <= new Date()) throw new AppError('link_expired');
  return found;
}
