import type { OpenApi } from './fuzz-requests.js';

/** The operation a request is for, as `GET /api/posts/{board}`, with the statuses its description names. */
export type Described = { name: string; statuses: readonly number[] };

/** Statuses of a server beyond the description: to other methods, broken addresses and bodies. */
const elsewhere: readonly number[] = [400, 401, 404, 413, 415];

/** A template as a pattern; of several that fit, the one with fewer parameters is meant. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

/** Finds the description of what is asked for; HEAD is answered as GET is. */
export function describedIn({ paths }: OpenApi): (method: string, address: string) => Described {
  const operations = Object.entries(paths)
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
    .flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        template,
        pattern: patternOf(template),
        statuses: Object.keys(responses).map(Number),
      })),
    );
  return (method, address) => {
    const [path = ''] = address.split(/[?#]/);
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = operations.find((each) => each.method === asked && each.pattern.test(path));
    return found
      ? { name: `${asked} ${found.template}`, statuses: found.statuses }
      : { name: 'others', statuses: elsewhere };
  };
}
