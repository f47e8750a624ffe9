import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { Session } from './admin.schema.js';
import { SigningService } from './signing.service.js';

export type OpenSession = { id: string; expiresAt: Date };

/** A signed token in the browser names a session in the database, which can be ended. */
@Injectable()
export class SessionService {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly signing: SigningService,
  ) {}

  /** Session and token end after SESSION_HOURS. */
  async open(): Promise<OpenSession & { token: string }> {
    const id = randomUUID();
    const seconds = this.config.sessionHours * 3600;
    const expiresAt = new Date(Date.now() + seconds * 1000);
    await this.sessions.create({ _id: id, expiresAt });
    return { id, expiresAt, token: await this.signing.sign({ sid: id }, 'admin', seconds) };
  }

  /** Undefined for a forged, expired or ended session. */
  async find(token: string): Promise<OpenSession | undefined> {
    const claims = await this.signing.read(token, 'admin');
    if (typeof claims?.sid !== 'string') return undefined;
    const session = await this.sessions.findById(claims.sid).lean();
    // MongoDB removes expired sessions only once a minute.
    return session && session.expiresAt > new Date() ? { id: session._id, expiresAt: session.expiresAt } : undefined;
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
