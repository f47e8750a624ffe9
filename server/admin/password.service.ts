import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { hash, verify } from '@node-rs/argon2';
import type { Model } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { PasswordSetting } from './admin.schema.js';

const ID = 'password';
/** What a fresh installation starts with when nothing is configured; never in production. */
const DEFAULT_PASSWORD = '1234';

/** The single password that all administrators share. */
@Injectable()
export class PasswordService implements OnModuleInit {
  private readonly logger = new Logger('Admin');

  constructor(
    @InjectModel(PasswordSetting.name) private readonly settings: Model<PasswordSetting>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.ensure();
  }

  /** Throws `password_incorrect`, or `admin_settings_not_found` where no password may be used yet. */
  async check(password: string): Promise<void> {
    const stored = await this.settings.findById(ID).lean();
    if (!stored || (stored.isDefault && this.config.isProduction)) throw new AppError('admin_settings_not_found');
    if (!(await verify(stored.password, password))) throw new AppError('password_incorrect');
  }

  async isDefault(): Promise<boolean> {
    return (await this.settings.findById(ID).lean())?.isDefault ?? false;
  }

  /** Throws `validation_failed` for the default where it may not be used: it would lock everybody out. */
  async replace(password: string): Promise<void> {
    if (password === DEFAULT_PASSWORD && this.config.isProduction)
      throw new AppError('validation_failed', { fields: { newPassword: 'invalid' } });
    await this.settings.updateOne(
      { _id: ID },
      { password: await hash(password), isDefault: password === DEFAULT_PASSWORD, isInitial: false },
      { upsert: true },
    );
  }

  /**
   * Creates the password when there is none. A configured initial password also takes the place of an untouched one,
   * so that setting it later works; once an administrator has chosen a password, the setting is ignored.
   */
  private async ensure(): Promise<void> {
    const { adminInitialPassword, isProduction } = this.config;
    const initial = adminInitialPassword?.normalize('NFC') ?? DEFAULT_PASSWORD;
    const stored = await this.settings.findById(ID).lean();
    if (stored && !stored.isInitial) return;
    // One that was configured stays when the setting is taken away again.
    if (stored && !stored.isDefault && !adminInitialPassword) return;
    if (isProduction && initial === DEFAULT_PASSWORD) {
      this.logger.error(
        'ADMIN_INITIAL_PASSWORD is not set, or to the default: nobody can sign in. Set another one and restart.',
      );
      return;
    }
    if (stored && (await verify(stored.password, initial))) return;
    const fields = { password: await hash(initial), isDefault: initial === DEFAULT_PASSWORD, isInitial: true };
    // Of several processes starting at once, the first one's document stays.
    if (stored) await this.settings.updateOne({ _id: ID, isInitial: true }, fields);
    else await this.settings.updateOne({ _id: ID }, { $setOnInsert: fields }, { upsert: true });
  }
}
