import { Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { letterTemplates } from './letter-templates.js';
import { MailService } from './mail.service.js';
import { outboxFolder, outboxTransport } from './outbox-transport.js';
import { OutboxService } from './outbox.service.js';

/**
 * Gives up within seconds on a mail server that does not greet. One that has a letter may look through it for ten minutes
 * before it says so (RFC 5321, section 4.5.3.2.6): who does not wait sends it once more. Letters are text, never files or
 * addresses to fetch.
 */
const limits = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 600_000,
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
        template: letterTemplates,
      }),
    }),
  ],
  providers: [MailService, OutboxService],
  exports: [MailService, OutboxService],
})
export class MailModule {}
