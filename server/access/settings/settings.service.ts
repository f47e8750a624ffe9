import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { untilHeard } from '../../platform/database/readers.js';
import { SiteSetting } from '../sessions/admin.schema.js';
import type { SiteSettings } from '../../../shared/admin/admin.types.js';

const ID = 'site';
const defaults: SiteSettings = {
  koCertificates: 'built-in',
  postTitles: 'letters',
  quoteConfirmation: true,
  weeklyLetter: false,
};

@Injectable()
export class SettingsService {
  constructor(@InjectModel(SiteSetting.name) private readonly settings: Model<SiteSetting>) {}

  async get(): Promise<SiteSettings> {
    // Settings stored by an earlier version lack later ones.
    const stored = { ...defaults, ...(await this.settings.findById(ID).lean()) };
    const { koCertificates, postTitles, quoteConfirmation, weeklyLetter } = stored;
    return { koCertificates, postTitles, quoteConfirmation, weeklyLetter };
  }

  async change(settings: Partial<SiteSettings>): Promise<SiteSettings> {
    await this.settings.updateOne({ _id: ID }, settings, { upsert: true });
    // Boards show their titles by a setting.
    await untilHeard(this.settings.db);
    return this.get();
  }
}
