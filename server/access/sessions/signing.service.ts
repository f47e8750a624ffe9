import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';

import { SigningSetting } from './admin.schema.js';
import { makeKey } from './signing-key.js';

const ISSUER = 'site';
const ALGORITHM = 'HS256' as const;

/** A token for a file opens no session. */
export type Audience = 'admin' | 'file';

/** All processes use the same keys. */
@Injectable()
export class SigningService implements OnModuleInit {
  /** The first one signs, all verify. */
  private keys: readonly [string, ...string[]] = [''];

  constructor(
    @InjectModel(SigningSetting.name) private readonly settings: Model<SigningSetting>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jwt: JwtService,
  ) {}

  /** From JWT_SECRET, else one generated once and stored, and the one before it. */
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

  /** A key for what has to outlast every change of the signing key: made once, the same for all processes. */
  async lastingKey(name: string): Promise<string> {
    const made = { $setOnInsert: { secret: makeKey() } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    return (await this.settings.findOneAndUpdate({ _id: name }, made, options)).secret;
  }

  sign(claims: Record<string, string>, audience: Audience, seconds: number): Promise<string> {
    const options = { algorithm: ALGORITHM, issuer: ISSUER, audience, expiresIn: seconds } as const;
    return this.jwt.signAsync(claims, { secret: this.keys[0], ...options });
  }

  /** Undefined for a forged token, one for another audience, or one that has expired more than `late` seconds ago. */
  async read(token: string, audience: Audience, late = 0): Promise<Record<string, unknown> | undefined> {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience, clockTolerance: late };
    for (const secret of this.keys) {
      const read = this.jwt.verifyAsync<Record<string, unknown>>(token, { secret, ...options });
      const claims = await read.catch(() => undefined);
      if (claims) return claims;
    }
    return undefined;
  }
}
