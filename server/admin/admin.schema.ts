import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { koCertificateSources } from './admin.types.js';
import type { KoCertificateSource } from './admin.types.js';

/** The shared password: document `password` of `admin-settings`. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class PasswordSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  /** argon2id hash. */
  @Prop({ type: String, required: true })
  password!: string;

  /** Still the one that everybody can read in the documentation. */
  @Prop({ type: Boolean, default: false })
  isDefault!: boolean;

  /** Never replaced by an administrator yet. */
  @Prop({ type: Boolean, default: false })
  isInitial!: boolean;
}

export const PasswordSettingSchema = SchemaFactory.createForClass(PasswordSetting);

/** The key that signs session tokens where JWT_SECRET gives none: document `signing` of `admin-settings`. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class SigningSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  secret!: string;

  /** The key before it, whose tokens still count: see rotate-key.ts. */
  @Prop({ type: String, default: null })
  former?: string | null;
}

export const SigningSettingSchema = SchemaFactory.createForClass(SigningSetting);

/** What administrators switch: document `site` of `admin-settings`. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class SiteSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, enum: koCertificateSources, default: 'built-in' })
  koCertificates!: KoCertificateSource;

  @Prop({ type: Boolean, default: true })
  quoteConfirmation!: boolean;
}

export const SiteSettingSchema = SchemaFactory.createForClass(SiteSetting);

/** One sign-in. A token counts as long as its session is here, which logout and password change end. */
@Schema({ collection: 'admin-sessions', versionKey: false })
export class Session {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Date, required: true, index: { expireAfterSeconds: 0 } })
  expiresAt!: Date;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
