import { jest } from '@jest/globals';
import type { DynamicModule, Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { ALLOWED } from '../people/allowed-to.js';
import { PUBLIC } from '../sessions/admin.guard.js';
import { loadConfig } from '../../platform/config.js';
import { SiteService } from '../../site/site.service.js';
import { auditActions } from '../../../shared/admin/audit.types.js';

import { AUDIT } from './audited.js';
import type { AuditRule } from './audited.js';

// It cannot be loaded here, and has no routes.
class Mailer {}
jest.unstable_mockModule('@nestjs-modules/mailer', () => ({
  MailerModule: { forRootAsync: () => ({ module: Mailer }) },
  MailerService: Mailer,
}));
jest.unstable_mockModule('@nestjs-modules/mailer/adapters/handlebars.adapter', () => ({ HandlebarsAdapter: Mailer }));
const { AppModule } = await import('../../app.module.js');

type Part = Type | DynamicModule;

const listed = <T>(name: 'imports' | 'controllers', part: Part): T[] =>
  'module' in part
    ? [...((part[name] as T[] | undefined) ?? []), ...listed<T>(name, part.module)]
    : ((Reflect.getMetadata(name, part) as T[] | undefined) ?? []);

/** Every controller of the application, without starting it. */
function controllersOf(part: Part): Type[] {
  return [...listed<Type>('controllers', part), ...listed<Part>('imports', part).flatMap(controllersOf)];
}

/** The names of a controller's methods, those of what it extends too. */
const methodsOf = (prototype: object | null): string[] =>
  prototype && prototype !== Object.prototype
    ? [...Object.getOwnPropertyNames(prototype), ...methodsOf(Object.getPrototypeOf(prototype) as object | null)]
    : [];

const reflector = new Reflector();
const config = loadConfig({});
const app = AppModule.with(
  config,
  { uri: 'mongodb://unused', place: '', close: async () => undefined },
  new SiteService(config),
);
const routes = [...new Set(controllersOf(app))].flatMap((controller) =>
  [...new Set(methodsOf(controller.prototype as object))]
    .filter((name) => name !== 'constructor')
    .map((name) => ({ name: `${controller.name}.${name}`, handler: controller.prototype[name], controller }))
    .filter(({ handler }) => Reflect.hasMetadata('path', handler)),
);
const closed = routes.filter(({ handler, controller }) => !reflector.getAllAndOverride(PUBLIC, [handler, controller]));
const rules = closed.map(({ name, handler }) => ({ name, rule: reflector.get<AuditRule | undefined>(AUDIT, handler) }));

describe('the routes of administrators', () => {
  it('all say which roles may use them', () => {
    const silent = closed.filter(
      ({ handler, controller }) => !reflector.getAllAndOverride(ALLOWED, [handler, controller]),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('are found', () => {
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['AdminController.logout', 'QuoteInboxController.csv', 'PostsEditorController.create']),
    );
  });

  it('all say how they are noted, or why they are not', () => {
    expect(rules.filter(({ rule }) => !rule).map(({ name }) => name)).toEqual([]);
  });

  it('note every action of the list but signing in, which is open to everybody, and what jobs do', () => {
    const noted = new Set(rules.flatMap(({ rule }) => (rule && 'action' in rule ? [rule.action] : [])));
    const missing = Object.values(auditActions)
      .flat()
      .filter((action) => !noted.has(action));
    expect(missing).toEqual(['login', 'login.failed', 'quote.expire', 'trash.expire']);
  });
});
