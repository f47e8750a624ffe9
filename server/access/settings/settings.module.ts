import { Module } from '@nestjs/common';

import { MailModule } from '../../platform/mail/mail.module.js';

import { TestLetterController } from './test-letter.controller.js';
import { TestLetterService } from './test-letter.service.js';

/** Trying the mail settings by a letter. */
@Module({ imports: [MailModule], controllers: [TestLetterController], providers: [TestLetterService] })
export class SettingsModule {}
