import { join } from 'node:path';

import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';

/** The templates of letters: everything that a template names must be given. */
export const letterTemplates = {
  dir: join(import.meta.dirname, 'templates'),
  adapter: new HandlebarsAdapter(),
  options: { strict: true },
};

/** The HTML of a letter, as the mailer makes it: `en/quote-answer` with what stands in it. */
export function renderLetter(template: string, context: Record<string, unknown>): string {
  const mail = { data: { template, context, html: '' } };
  letterTemplates.adapter.compile(
    mail,
    (error?: unknown) => {
      if (error) throw error;
    },
    { template: letterTemplates },
  );
  return mail.data.html;
}
