import type { ErrorCode } from '@shared/words/error.types';

import { errorBodyOf, isOfProxy, retryAfterOf } from '@/lib/failure';

/** A server that asks for more patience than this has reached a limit: s. */
const SHORT_WAIT = 120;

/** Reasons why a file did not arrive. */
export type FileProblem =
  | 'kind'
  | 'protected'
  | 'heic'
  | 'size'
  | 'proxy'
  | 'infected'
  | 'limit'
  | 'full'
  | 'line'
  | 'away'
  | 'busy'
  | 'gone'
  | 'sent'
  | 'interrupted'
  | 'unknown';

/** These pass by themselves. */
export const passing: readonly FileProblem[] = ['line', 'away', 'busy'];

/** No other try would end otherwise. */
export const ofTheFile: readonly FileProblem[] = ['kind', 'protected', 'heic', 'size', 'proxy', 'infected'];

/** A file on its way to a request. */
export type FormFile = {
  id: string;
  name: string;
  size: number;
  /** `waiting`: the last try was in vain, the next one follows. */
  state: 'queued' | 'sending' | 'waiting' | 'arrived' | 'failed';
  /** Of what is on its way, 0 to 1. */
  share: number;
  problem?: FileProblem;
  /** When the limit ends that keeps it from arriving. */
  until?: string;
  /** Token by which the server knows an arrived file, and the time of its arrival: ms. */
  token?: string;
  at?: number;
};

const problems: Partial<Record<ErrorCode, FileProblem>> = {
  file_too_large: 'size',
  payload_too_large: 'proxy',
  unsupported_file: 'kind',
  protected_file: 'protected',
  heic_file: 'heic',
  infected_file: 'infected',
  insufficient_storage: 'full',
  database_unavailable: 'away',
  too_many_requests: 'limit',
};

/** Why a file did not arrive. */
export function problemOf(error: unknown): FileProblem {
  const body = errorBodyOf(error);
  if (!body) return 'line';
  const isShort = isOfProxy(error) || (retryAfterOf(error) ?? 0) <= SHORT_WAIT;
  if (body.code === 'too_many_requests' && isShort) return 'busy';
  return problems[body.code] ?? 'unknown';
}

/** Why a file did not arrive, and when another try is allowed. */
export const failureOf = (error: unknown): Pick<FormFile, 'problem' | 'until'> & { problem: FileProblem } => ({
  problem: problemOf(error),
  until: new Date(Date.now() + (retryAfterOf(error) ?? 0) * 1000).toISOString(),
});
