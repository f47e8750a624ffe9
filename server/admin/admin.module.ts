import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';

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
import { SigningService } from './signing.service.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: PasswordSetting.name, schema: PasswordSettingSchema },
      { name: SigningSetting.name, schema: SigningSettingSchema },
      { name: SiteSetting.name, schema: SiteSettingSchema },
      { name: Session.name, schema: SessionSchema },
    ]),
  ],
  controllers: [AdminController],
  providers: [
    AdminService,
    HashingService,
    PasswordService,
    SessionService,
    SettingsService,
    SigningService,
    { provide: APP_GUARD, useClass: AdminGuard },
  ],
  exports: [AdminService, HashingService, SessionService, SettingsService, SigningService],
})
export class AdminModule {}
