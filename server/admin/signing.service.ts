import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { SigningSetting } from './admin.schema.js';
import { makeKey } from './signing-key.js';

const ISSUER = 'site';
const ALGORITHM = 'HS256';

/** What a token is for; one for a file opens no session. */
export type Audience = 'admin' | 'file';

/** Signs and checks the site's tokens, with the same keys in all processes. */
@Injectable()
export class SigningService implements OnModuleInit {
  /** The first signs, all verify: a new key can be put first while tokens of the old one still count. */
  private keys: readonly [string, ...string[]] = [''];

  constructor(
    @InjectModel(SigningSetting.name) private readonly settings: Model<SigningSetting>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jwt: JwtService,
  ) {}

  /** The keys are those of JWT_SECRET, or one made once and kept in the database, with the one before it. */
  async onModuleInit(): Promise<void> {
    const [first, ...others] = this.config.signingKeys;
    if (first !== undefined) {
      this.keys = [first, ...others];
      return;
    }
    const made = { $setOnInsert: { secret: makeKey() } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    const { secret, former } = await this.settings.findOneAndUpdate({ _id: 'signing' }, made, options);
    this.keys = former ? [secret, former] : [secret];
  }

  /** A token that says this for so many seconds. */
  sign(claims: Record<string, string>, audience: Audience, seconds: number): Promise<string> {
    const options = { algorithm: ALGORITHM, issuer: ISSUER, audience, expiresIn: seconds } as const;
    return this.jwt.signAsync(claims, { secret: this.keys[0], ...options });
  }

  /** What a token says; undefined for one that is forged, expired, or for something else. */
  async read(token: string, audience: Audience): Promise<Record<string, unknown> | undefined> {
    const options = { algorithms: [ALGORITHM as 'HS256'], issuer: ISSUER, audience };
    for (const secret of this.keys) {
      const read = this.jwt.verifyAsync<Record<string, unknown>>(token, { secret, ...options });
      const claims = await read.catch(() => undefined);
      if (claims) return claims;
    }
    return undefined;
  }
}
