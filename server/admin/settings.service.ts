import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { SiteSetting } from './admin.schema.js';
import type { SiteSettings } from './admin.types.js';

const ID = 'site';
const defaults: SiteSettings = { koCertificates: 'built-in', quoteConfirmation: true };

/** What administrators can switch without a restart. */
@Injectable()
export class SettingsService {
  constructor(@InjectModel(SiteSetting.name) private readonly settings: Model<SiteSetting>) {}

  async get(): Promise<SiteSettings> {
    const stored = await this.settings.findById(ID).lean();
    return {
      koCertificates: stored?.koCertificates ?? defaults.koCertificates,
      quoteConfirmation: stored?.quoteConfirmation ?? defaults.quoteConfirmation,
    };
  }

  async replace(settings: SiteSettings): Promise<SiteSettings> {
    await this.settings.updateOne({ _id: ID }, settings, { upsert: true });
    return this.get();
  }
}
