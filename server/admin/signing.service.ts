import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { SigningSetting } from './admin.schema.js';

const ISSUER = 'site';
const ALGORITHM = 'HS256';

/** What a token is for; one for a file opens no session. */
export type Audience = 'admin' | 'file';

/** Signs and checks the site's tokens, with one key for all processes. */
@Injectable()
export class SigningService implements OnModuleInit {
  private secret = '';

  constructor(
    @InjectModel(SigningSetting.name) private readonly settings: Model<SigningSetting>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jwt: JwtService,
  ) {}

  /** The key is JWT_SECRET, or one made once and kept in the database. */
  async onModuleInit(): Promise<void> {
    if (this.config.jwtSecret) {
      this.secret = this.config.jwtSecret;
      return;
    }
    const made = { $setOnInsert: { secret: randomBytes(48).toString('base64url') } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    const { secret } = await this.settings.findOneAndUpdate({ _id: 'signing' }, made, options);
    this.secret = secret;
  }

  /** A token that says this for so many seconds. */
  sign(claims: Record<string, string>, audience: Audience, seconds: number): Promise<string> {
    const options = { algorithm: ALGORITHM, issuer: ISSUER, audience, expiresIn: seconds } as const;
    return this.jwt.signAsync(claims, { secret: this.secret, ...options });
  }

  /** What a token says; undefined for one that is forged, expired, or for something else. */
  async read(token: string, audience: Audience): Promise<Record<string, unknown> | undefined> {
    const options = { secret: this.secret, algorithms: [ALGORITHM as 'HS256'], issuer: ISSUER, audience };
    return this.jwt.verifyAsync<Record<string, unknown>>(token, options).catch(() => undefined);
  }
}
