import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';

import { PasswordSetting } from './admin.schema.js';
import { HashingService } from './hashing.service.js';

const ID = 'password';
/** The first password if none is configured; never in production. */
const DEFAULT_PASSWORD = '1234';

type HashedPassword = Pick<PasswordSetting, 'password' | 'isDefault' | 'isInitial'>;

/** The password that all administrators share while nobody has an account. */
@Injectable()
export class PasswordService implements OnModuleInit {
  private readonly logger = new Logger('Admin');

  constructor(
    @InjectModel(PasswordSetting.name) private readonly settings: Model<PasswordSetting>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly hashing: HashingService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.ensure();
  }

  /**
   * Returns the stored hash. Throws `password_incorrect`, or `admin_settings_not_found` if no password may be used yet.
   */
  async check(password: string): Promise<string> {
    const stored = await this.settings.findById(ID).lean();
    if (!stored || (stored.isDefault && this.config.isProduction)) throw new AppError('admin_settings_not_found');
    if (!(await this.hashing.verify(stored.password, password))) throw new AppError('password_incorrect');
    return stored.password;
  }

  async isDefault(): Promise<boolean> {
    return (await this.settings.findById(ID).lean())?.isDefault ?? false;
  }

  /**
   * Hashes an administrator's choice for storage. Throws `validation_failed` for the default where it may not be used,
   * which would lock everybody out.
   */
  async chosen(password: string): Promise<HashedPassword> {
    if (password === DEFAULT_PASSWORD && this.config.isProduction)
      throw new AppError('validation_failed', { fields: { newPassword: 'invalid' } });
    return this.hashed(password, false);
  }

  /** Has a change in another transaction wait for this one. Throws `password_incorrect` if the hash is no longer stored. */
  async hold(current: string, session: ClientSession): Promise<void> {
    const written = { $currentDate: { usedAt: true } } as const;
    const options = { session, timestamps: false };
    const { matchedCount } = await this.settings.updateOne({ _id: ID, password: current }, written, options);
    if (matchedCount === 0) throw new AppError('password_incorrect');
  }

  /** Throws `conflict` if the stored hash is no longer `current`. */
  async replace(next: HashedPassword, current: string, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.settings.updateOne({ _id: ID, password: current }, next, { session });
    if (matchedCount === 0) throw new AppError('conflict');
  }

  /** Whatever it was before. */
  async put(next: HashedPassword, session: ClientSession): Promise<void> {
    await this.settings.updateOne({ _id: ID }, next, { session, upsert: true });
  }

  private async hashed(password: string, isInitial: boolean): Promise<HashedPassword> {
    return { password: await this.hashing.hash(password), isDefault: password === DEFAULT_PASSWORD, isInitial };
  }

  /**
   * Creates the first password. A configured one also replaces an untouched one, so that it can be set later; it is
   * ignored once an administrator has chosen.
   */
  private async ensure(): Promise<void> {
    const { adminInitialPassword, isProduction } = this.config;
    const initial = adminInitialPassword?.normalize('NFC') ?? DEFAULT_PASSWORD;
    const stored = await this.settings.findById(ID).lean();
    if (stored && !stored.isInitial) return;
    // A configured password stays when its setting is removed.
    if (stored && !stored.isDefault && !adminInitialPassword) return;
    if (isProduction && initial === DEFAULT_PASSWORD) {
      this.logger.error(
        'ADMIN_INITIAL_PASSWORD is not set, or to the default: nobody can sign in. Set another one and restart.',
      );
      return;
    }
    if (stored && (await this.hashing.verify(stored.password, initial))) return;
    const fields = await this.hashed(initial, true);
    // Of processes that start at once the first one's document stays.
    if (stored) await this.settings.updateOne({ _id: ID, isInitial: true }, fields);
    else await this.settings.updateOne({ _id: ID }, { $setOnInsert: fields }, { upsert: true });
  }
}
