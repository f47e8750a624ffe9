import { randomBytes, randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { Session, SigningSetting } from './admin.schema.js';

export type OpenSession = { id: string; expiresAt: Date };

const ISSUER = 'site';
const AUDIENCE = 'admin';
const ALGORITHM = 'HS256';

/** Sessions of signed-in administrators: a signed token in the browser, a record in the database that can be ended. */
@Injectable()
export class SessionService implements OnModuleInit {
  private secret = '';

  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    @InjectModel(SigningSetting.name) private readonly signing: Model<SigningSetting>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jwt: JwtService,
  ) {}

  /** All processes sign with one key: JWT_SECRET, or one made once and kept in the database. */
  async onModuleInit(): Promise<void> {
    if (this.config.jwtSecret) {
      this.secret = this.config.jwtSecret;
      return;
    }
    const secret = randomBytes(48).toString('base64url');
    const setOnInsert = { $setOnInsert: { secret } };
    const stored = await this.signing.findOneAndUpdate({ _id: 'signing' }, setOnInsert, {
      upsert: true,
      returnDocument: 'after',
    });
    this.secret = stored.secret;
  }

  /** Opens a session and signs its token, both ending after SESSION_HOURS. */
  async open(): Promise<OpenSession & { token: string }> {
    const id = randomUUID();
    const seconds = this.config.sessionHours * 3600;
    const expiresAt = new Date(Date.now() + seconds * 1000);
    await this.sessions.create({ _id: id, expiresAt });
    const token = await this.jwt.signAsync(
      { sid: id },
      { secret: this.secret, algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE, expiresIn: seconds },
    );
    return { id, expiresAt, token };
  }

  /** The open session a token stands for; undefined for a forged, expired or ended one. */
  async find(token: string): Promise<OpenSession | undefined> {
    const options = { secret: this.secret, algorithms: [ALGORITHM as 'HS256'], issuer: ISSUER, audience: AUDIENCE };
    const payload = await this.jwt.verifyAsync<{ sid?: unknown }>(token, options).catch(() => undefined);
    if (typeof payload?.sid !== 'string') return undefined;
    const session = await this.sessions.findById(payload.sid).lean();
    // The database removes expired sessions only once a minute.
    return session && session.expiresAt > new Date() ? { id: session._id, expiresAt: session.expiresAt } : undefined;
  }

  async close(id: string): Promise<void> {
    await this.sessions.deleteOne({ _id: id });
  }

  async closeAllExcept(id: string): Promise<void> {
    await this.sessions.deleteMany({ _id: mongoose.trusted({ $ne: id }) });
  }
}
