import { join } from 'node:path';

import { Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { MailService } from './mail.service.js';
import { outboxFolder, outboxTransport } from './outbox-transport.js';
import { OutboxService } from './outbox.service.js';
import { TestLetterController } from './test-letter.controller.js';
import { TestLetterService } from './test-letter.service.js';

/** Gives up on a silent mail server within seconds; letters are text, never files or addresses to fetch. */
const limits = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};

function transportOf(config: Config) {
  if (config.smtpUrl) {
    const url = new URL(config.smtpUrl);
    const user = decodeURIComponent(url.username);
    const isSecure = url.protocol === 'smtps:';
    return {
      ...limits,
      host: url.hostname,
      port: Number(url.port) || (isSecure ? 465 : 587),
      secure: isSecure,
      ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    };
  }
  return outboxTransport(outboxFolder(config));
}

@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        transport: transportOf(config),
        defaults: { from: config.mailFrom },
        template: {
          dir: join(import.meta.dirname, 'templates'),
          adapter: new HandlebarsAdapter(),
          options: { strict: true },
        },
      }),
    }),
  ],
  controllers: [TestLetterController],
  providers: [MailService, OutboxService, TestLetterService],
  exports: [MailService, OutboxService],
})
export class MailModule {}
