import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { koCertificateSources, titleStyles } from '../../../shared/admin/admin.types.js';
import type { KoCertificateSource, TitleStyle } from '../../../shared/admin/admin.types.js';

/** Document `password` of `admin-settings`. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class PasswordSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  password!: string;

  /** Everybody can read the default in the documentation. */
  @Prop({ type: Boolean, default: false })
  isDefault!: boolean;

  /** No administrator has replaced it yet. */
  @Prop({ type: Boolean, default: false })
  isInitial!: boolean;

  /** The last time somebody signed in by it. */
  @Prop({ type: Date })
  usedAt?: Date;
}

export const PasswordSettingSchema = SchemaFactory.createForClass(PasswordSetting);

/**
 * Document `signing` of `admin-settings`: the key of session tokens unless JWT_SECRET is set. Other documents of this
 * shape hold lasting keys.
 */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class SigningSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  secret!: string;

  /** Still verifies tokens: see `rotate-key.ts`. */
  @Prop({ type: String, default: null })
  former!: string | null;
}

export const SigningSettingSchema = SchemaFactory.createForClass(SigningSetting);

/** Document `site` of `admin-settings`. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class SiteSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, enum: koCertificateSources, default: 'built-in' })
  koCertificates!: KoCertificateSource;

  @Prop({ type: String, enum: titleStyles, default: 'letters' })
  postTitles!: TitleStyle;

  @Prop({ type: Boolean, default: true })
  quoteConfirmation!: boolean;

  @Prop({ type: Boolean, default: false })
  weeklyLetter!: boolean;
}

export const SiteSettingSchema = SchemaFactory.createForClass(SiteSetting);

/** A token is valid while its session is here. */
@Schema({ collection: 'admin-sessions', versionKey: false })
export class Session {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Date, required: true, index: { expireAfterSeconds: 0 } })
  expiresAt!: Date;

  /** Null under the shared password. */
  @Prop({ type: String, default: null, index: true })
  account!: string | null;

  @Prop({ type: Date, default: null })
  openedAt!: Date | null;

  /** IP address that opened it. */
  @Prop({ type: String, default: null })
  address!: string | null;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
