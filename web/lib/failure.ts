import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { ErrorBody } from '@server/common/error.types';

/** The server's own answer to a failed request; undefined when no server answered (no network, time-out). */
export function errorBodyOf(failure: unknown): ErrorBody | undefined {
  const body = (failure as FetchBaseQueryError | undefined)?.data; // any failure shape may come in; only ours has a code
  return typeof body === 'object' && body !== null && 'code' in body ? (body as ErrorBody) : undefined;
}
