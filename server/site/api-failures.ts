import type { OpenAPIObject } from '@nestjs/swagger';

import { errorCodes } from '../../shared/words/error.types.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const failure = {
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: [...errorCodes] },
    message: { type: 'string', description: 'For people at a terminal' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What is wrong with which field' },
    requestId: { type: 'string' },
  },
};

const meanings: Record<number, string> = {
  400: 'Something in the request is missing or wrong',
  401: 'Nobody is signed in',
  403: 'A write with the session’s cookie came from another site',
  404: 'There is nothing at this address',
  413: 'The body or a file is larger than allowed',
  415: 'A body or a file of this kind is not taken',
  429: 'Too many requests; `Retry-After` says how many seconds to wait',
  503: 'The database cannot be reached',
  507: 'There is no room left for files',
};

function statusesOf(method: string, { security = [], requestBody }: Operation): number[] {
  const isWrite = method !== 'get';
  const isClosed = security.length > 0;
  const takesFiles = JSON.stringify(requestBody ?? {}).includes('multipart/form-data');
  return [
    400,
    404,
    429,
    503,
    ...(isClosed ? [401] : []),
    ...(isClosed && isWrite ? [403] : []),
    ...(isWrite ? [413, 415] : []),
    ...(takesFiles ? [507] : []),
  ];
}

/** Adds the failures that guards, limits and parsers answer with to every operation. */
export function describeFailures(document: OpenAPIObject): OpenAPIObject {
  const { paths, components = {} } = document;
  components.schemas = { ...components.schemas, Failure: failure };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  for (const methods of Object.values(paths)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our paths hold nothing but methods
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const shared = statusesOf(method, operation).map((status) => [
        status,
        { description: meanings[status] ?? '', content },
      ]);
      operation.responses = { ...Object.fromEntries(shared), ...operation.responses };
    }
  }
  return document;
}
