import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { SiteSetting } from './admin.schema.js';
import type { SiteSettings } from './admin.types.js';

const ID = 'site';
const defaults: SiteSettings = { koCertificates: 'built-in', postTitles: 'letters', quoteConfirmation: true };

@Injectable()
export class SettingsService {
  constructor(@InjectModel(SiteSetting.name) private readonly settings: Model<SiteSetting>) {}

  async get(): Promise<SiteSettings> {
    const { koCertificates, postTitles, quoteConfirmation } = (await this.settings.findById(ID).lean()) ?? defaults;
    return { koCertificates, postTitles, quoteConfirmation };
  }

  async change(settings: Partial<SiteSettings>): Promise<SiteSettings> {
    await this.settings.updateOne({ _id: ID }, settings, { upsert: true });
    return this.get();
  }
}
