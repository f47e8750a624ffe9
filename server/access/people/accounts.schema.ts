import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { grantKinds, roles } from '../../../shared/admin/accounts.types.js';
import type { GrantKind, Role } from '../../../shared/admin/accounts.types.js';

/** Document `accounts` of `admin-settings`; without it everybody shares one password. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class AccountsSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Boolean, default: false })
  isOn!: boolean;

  /** Raised by every change of roles, so that two at once do not both leave no owner. */
  @Prop({ type: Number, default: 0 })
  changes!: number;
}

export const AccountsSettingSchema = SchemaFactory.createForClass(AccountsSetting);

@Schema({ _id: false, versionKey: false })
export class StoredPasskey {
  @Prop({ type: String, required: true })
  id!: string;

  @Prop({ type: String, required: true })
  name!: string;

  /** COSE, in base64url. */
  @Prop({ type: String, required: true })
  publicKey!: string;

  @Prop({ type: Number, required: true })
  counter!: number;

  @Prop({ type: [String], required: true })
  transports!: string[];

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: Date, default: null })
  lastUsedAt!: Date | null;
}

@Schema({ collection: 'accounts', versionKey: false })
export class Account {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  name!: string;

  /** In lower case. */
  @Prop({ type: String, required: true })
  email!: string;

  @Prop({ type: String, enum: roles, required: true })
  role!: Role;

  @Prop({ type: Boolean, default: true })
  isActive!: boolean;

  /** argon2id; null until the invitation is accepted. */
  @Prop({ type: String, default: null })
  password!: string | null;

  /** In base32; null without codes from an app. */
  @Prop({ type: String, default: null })
  totp!: string | null;

  /** Secret that is shown and waits for its first code. */
  @Prop({ type: String, default: null })
  nextTotp!: string | null;

  /** The period of the last code, which counts once: 30 s. */
  @Prop({ type: Number, default: 0 })
  lastTotpPeriod!: number;

  @Prop({ type: [SchemaFactory.createForClass(StoredPasskey)], default: [] })
  passkeys!: StoredPasskey[];

  /** SHA-256 of those not used yet. */
  @Prop({ type: [String], default: [] })
  recoveryCodes!: string[];

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: Date, default: null })
  lastSignInAt!: Date | null;
}

export const AccountSchema = SchemaFactory.createForClass(Account)
  .index({ email: 1 }, { unique: true })
  .index({ 'passkeys.id': 1 });

export const tokenPurposes = ['invitation', 'recovery', 'second-factor', 'passkey', 'new-passkey'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** Something that is used once: a link, a ticket to the second factor, a challenge. */
@Schema({ collection: 'account-tokens', versionKey: false })
export class AccountToken {
  /** SHA-256 of the token. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, enum: tokenPurposes, required: true })
  purpose!: TokenPurpose;

  @Prop({ type: String, default: null, index: true })
  account!: string | null;

  /** Challenge for the other side; of a ticket the mark of the password that it was given for. */
  @Prop({ type: String, default: null })
  challenge!: string | null;

  @Prop({ type: Date, required: true, index: { expireAfterSeconds: 0 } })
  expiresAt!: Date;
}

export const AccountTokenSchema = SchemaFactory.createForClass(AccountToken);

/** s; three years. */
export const GRANTS_KEPT = 3 * 365 * 24 * 3600;

@Schema({ _id: false, versionKey: false })
class StoredAbout {
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: String, required: true })
  email!: string;
}

/** A right given to a person or taken from him. Only the end of its time removes it. */
@Schema({ collection: 'account-grants', versionKey: false })
export class StoredGrant {
  @Prop({ type: Date, required: true, index: true })
  at!: Date;

  @Prop({ type: String, enum: grantKinds, required: true })
  kind!: GrantKind;

  @Prop({ type: String, default: null })
  by!: string | null;

  @Prop({ type: SchemaFactory.createForClass(StoredAbout), default: null })
  about!: StoredAbout | null;

  @Prop({ type: String, default: null })
  from!: Role | null;

  @Prop({ type: String, default: null })
  to!: Role | null;
}

export const GrantSchema = SchemaFactory.createForClass(StoredGrant);
