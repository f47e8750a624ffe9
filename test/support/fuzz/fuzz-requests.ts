import * as fc from 'fast-check';

import { makePdf } from '../makers/pdf.js';

type Schema = {
  type?: string;
  enum?: unknown[];
  example?: unknown;
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, object>;
};

/** Fields read of the API's own description. */
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type FuzzRequest = {
  method: string;
  /** `{id}` stands for one that is there: `known` chooses it. */
  path: string;
  known: number;
  headers: Record<string, string>;
  /** With a session in a header or a cookie, or without. */
  session: 'header' | 'cookie' | 'none';
  body?: Buffer;
};

const plainWords = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  'true',
  'null',
  'NaN',
  '1e309',
  '2026-11-21',
  '2026-02-31',
  'ko',
  'legacy',
  'catalog',
];
const evilWords = [
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '$where',
  '__proto__',
  'constructor',
  '%00',
  '\0',
  '\ud800',
  '\u202e',
  '=1+1',
  'A\r\nBcc: a@example.com',
  'http://evil.example/',
  '{{reference}}',
  '(a+)+$',
  '[',
  'e\u0301',
];
const longWords = ['9'.repeat(400), 'x'.repeat(5000), '가'.repeat(300), '🔥'.repeat(60)];
const words = [...plainWords, ...evilWords, ...longWords];
const hostileText = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 40 }));
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, [], {}, { $ne: null }, { $gt: '' }, [['a']], [null], {
    toString: 1,
  }),
  fc.jsonValue({ maxDepth: 5 }),
);

/** A value that the schema allows, most of the time. */
function fitting({ type, enum: choices, example, items }: Schema): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices);
  if (example !== undefined) return fc.constant(example);
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 60 });
  if (type === 'boolean') return fc.boolean();
  if (items?.enum) return fc.uniqueArray(fc.constantFrom(...items.enum), { maxLength: 3 });
  if (type === 'array') return fc.array(fc.constantFrom('0123456789abcdef01234567', 'x'), { maxLength: 3 });
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('1234', 'lock', '열교환기', '2026-11-21'),
  );
}

const mixed = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostileValue });

const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const asHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?');

/** Addresses of one operation: every parameter filled, mostly by what is there. */
function paths(template: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const parts = template.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return fc.constant(part);
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema;
    const there = schema?.enum ? fitting(schema).map((value) => encode(String(value))) : fc.constant('{id}');
    return fc.oneof({ weight: 8, arbitrary: there }, hostileText.map(encode));
  });
  const pair = (name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) =>
    fc.tuple(name, value).map(([key, content]) => `${encode(key)}=${encode(asText(content))}`);
  const known = parameters.filter((each) => each.in === 'query');
  const fits = known.map(({ name, schema = {} }) => pair(fc.constant(name), mixed(schema)));
  const odd = pair(
    fc.oneof(fc.constantFrom('page', 'q', 'token', '_method', '__proto__', 'q[$ne]'), hostileText),
    hostileValue,
  );
  const query = fc.array(fc.oneof(...fits, odd), { maxLength: 3 }).map((pairs) => pairs.join('&'));
  const written = fc.tuple(...parts).map((filled) => filled.join(''));
  return fc.oneof(
    { weight: 3, arbitrary: written },
    { weight: 4, arbitrary: fc.tuple(written, query).map(([path, asked]) => `${path}?${asked}`) },
    { weight: 1, arbitrary: written.map((path) => `${path}/`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(written, fc.constantFrom('?%', '?q=%ff', '//', '%', ';a', '#a', '.json'))
        .map((both) => both.join('')),
    },
  );
}

type Sent = Pick<FuzzRequest, 'body'> & { type?: string };

/** Texts and bytes that are meant to be JSON and are not. */
const broken: fc.Arbitrary<Sent> = fc
  .oneof(
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"',
      '{"a":1,"a":2}',
      '['.repeat(50_000),
      '{"a":'.repeat(9000),
      `"${'x'.repeat(150_000)}"`,
    ),
    fc.string({ unit: 'binary' }),
  )
  .chain((text) =>
    fc
      .constantFrom('application/json', 'application/json; charset=utf-7', 'text/plain', 'multipart/form-data', 'x')
      .map((type) => ({
        type,
        body: Buffer.from(text),
      })),
  );

/** Bodies: half of them fit, most others are wrong in one field, and some in any way. */
function record({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(properties);
  const of = (value: (schema: Schema) => fc.Arbitrary<unknown>, requiredKeys: string[]) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, value(schema)])), {
      requiredKeys,
    });
  const wrong = fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), hostileValue);
  const fits = of(fitting, required);
  const oneWrong = fc.tuple(fits, wrong).map(([fit, [name, value]]) => ({ ...fit, [name]: value }));
  return fc.oneof({ weight: 4, arbitrary: fits }, { weight: 3, arbitrary: oneWrong }, of(mixed, []));
}

const boundary = 'fuzz';

/** A form of these fields, sometimes with a file, sometimes cut. */
const form = (schema: Schema): fc.Arbitrary<Sent> => {
  const file = fc.record({
    name: fc.constantFrom('pdf', 'image', 'file', 'title', '__proto__'),
    filename: fc.oneof(fc.constantFrom('a.pdf', '카탈로그.pdf'), hostileText),
    bytes: fc.constantFrom(makePdf(), makePdf(40_000), Buffer.from('%PDF-1.7'), Buffer.alloc(0), Buffer.from('<svg/>')),
  });
  return fc
    .record({
      fields: record(schema),
      files: fc.array(file, { maxLength: 2 }),
      cut: fc.constantFrom(0, 0, 0, 0, 1, 7, 90),
    })
    .map(({ fields, files, cut }) => {
      const part = (head: string, bytes: Buffer) =>
        Buffer.concat([
          Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
          bytes,
          Buffer.from('\r\n'),
        ]);
      const parts = [
        ...Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => part(`name="${name}"`, Buffer.from(asText(value)))),
        ...files.map(({ name, filename, bytes }) => part(`name="${name}"; filename="${filename}"`, bytes)),
        Buffer.from(`--${boundary}--\r\n`),
      ];
      const body = Buffer.concat(parts);
      return { type: `multipart/form-data; boundary=${boundary}`, body: body.subarray(0, body.length - cut) };
    });
};

function bodies({ requestBody }: Operation, schemas: OpenApi['components']['schemas']): fc.Arbitrary<Sent> {
  const [[type, { schema }] = ['', { schema: {} as Schema }]] = Object.entries(requestBody?.content ?? {});
  if (!type) return fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, broken);
  const named = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? {};
  const json = record(named).map((fields) => ({
    type: 'application/json',
    body: Buffer.from(JSON.stringify(fields)),
  }));
  const fits = type.startsWith('multipart') ? fc.oneof({ weight: 3, arbitrary: form(named) }, json) : json;
  return fc.oneof({ weight: 8, arbitrary: fits }, broken);
}

const headers = fc.dictionary(
  fc.constantFrom(
    'Idempotency-Key',
    'Range',
    'If-None-Match',
    'If-Range',
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'X-Request-Id',
    'X-HTTP-Method-Override',
    'Content-Encoding',
    'Cookie',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'Authorization',
    'Origin',
    'Host',
  ),
  fc
    .oneof(
      fc.constantFrom('bytes=0-9', 'bytes=-1', '*', 'text/html', 'br', 'DELETE', 'null', 'Bearer x', 'lang=%E0%A4%A'),
      hostileText,
    )
    .map(asHeader),
  { maxKeys: 2 },
);

/** Requests by what the API says of itself, most of them nearly right: the same for the same seed. */
export function requestsOf({ paths: described, components }: OpenApi, seed: number, count: number): FuzzRequest[] {
  const operations = Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const request = fc.oneof(
    ...operations.map(({ path, method, operation }) =>
      fc.record({
        method: fc.oneof(
          { weight: 15, arbitrary: fc.constant(method) },
          fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
        ),
        path: paths(path, operation.parameters ?? []),
        known: fc.nat(),
        headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, headers),
        session: fc.constantFrom('header' as const, 'header' as const, 'cookie' as const, 'none' as const),
        sent: bodies(operation, components.schemas),
      }),
    ),
  );
  return fc.sample(request, { seed, numRuns: count }).map(({ sent: { type, body }, ...rest }) => ({
    ...rest,
    headers: { ...rest.headers, ...(type && { 'Content-Type': type }) },
    body: ['GET', 'HEAD'].includes(rest.method) ? undefined : body,
  }));
}
