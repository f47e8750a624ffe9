import type { OpenAPIObject } from '@nestjs/swagger';

/** All routes of administrators, sign-in included. */
const ADMIN = '/api/admin/';

const namedIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].flatMap(([, name]) => name ?? []);

/** Without routes of administrators and the schemas that only they use. */
export function publicPart({ paths, components = {}, ...document }: OpenAPIObject): OpenAPIObject {
  const open = Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith(ADMIN)));
  const { schemas = {} } = components;
  const used = new Set(namedIn(open));
  // The loop also visits what is added meanwhile: schemas refer to schemas.
  for (const name of used) for (const other of namedIn(schemas[name] ?? {})) used.add(other);
  const needed = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return {
    ...document,
    info: { ...document.info, description: 'What the site offers to everybody.' },
    paths: open,
    components: { schemas: needed },
  };
}
