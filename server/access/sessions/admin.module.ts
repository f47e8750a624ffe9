import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';

import { AccountsSwitch } from '../people/accounts-switch.service.js';
import { Account, AccountSchema, AccountsSetting, AccountsSettingSchema } from '../people/accounts.schema.js';
import { SettingsService } from '../settings/settings.service.js';

import { AdminController } from './admin.controller.js';
import { AdminGuard } from './admin.guard.js';
import {
  PasswordSetting,
  PasswordSettingSchema,
  Session,
  SessionSchema,
  SigningSetting,
  SigningSettingSchema,
  SiteSetting,
  SiteSettingSchema,
} from './admin.schema.js';
import { AdminService } from './admin.service.js';
import { HashingService } from './hashing.service.js';
import { PasswordService } from './password.service.js';
import { SessionService } from './session.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import { SigningService } from './signing.service.js';

@Module({
  imports: [
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: PasswordSetting.name, schema: PasswordSettingSchema },
      { name: SigningSetting.name, schema: SigningSettingSchema },
      { name: SiteSetting.name, schema: SiteSettingSchema },
      { name: Session.name, schema: SessionSchema },
      { name: Account.name, schema: AccountSchema },
      { name: AccountsSetting.name, schema: AccountsSettingSchema },
    ]),
  ],
  controllers: [AdminController],
  providers: [
    AccountsSwitch,
    AdminService,
    HashingService,
    PasswordService,
    SessionService,
    SettingsService,
    SignInAttempts,
    SigningService,
    { provide: APP_GUARD, useClass: AdminGuard },
  ],
  exports: [
    AccountsSwitch,
    AdminService,
    HashingService,
    MongooseModule,
    PasswordService,
    SessionService,
    SettingsService,
    SignInAttempts,
    SigningService,
  ],
})
export class AdminModule {}
