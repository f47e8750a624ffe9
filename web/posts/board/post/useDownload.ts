import { useEffect, useRef, useState } from 'react';

import { useDownloadMutation } from './fileDownload';
import type { DownloadEnd } from './fileDownload';

type DownloadState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'running'; percent: number }
  | { kind: 'done'; end: DownloadEnd }
  | { kind: 'failed'; isRefused: boolean };

/** The link has expired, or the file is gone. */
const isRefusal = (failure: object | undefined) =>
  failure !== undefined && 'status' in failure && (failure.status === 403 || failure.status === 404);

/** Downloads a file once at a time, tells how far it is, and stops when the popup it is in is closed. */
export function useDownload(file: { url: string; name: string }, onRefused?: () => void) {
  const [download, { data: end, isLoading, error }] = useDownloadMutation();
  const [percent, setPercent] = useState<number>();
  const running = useRef<{ abort: () => void }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (isLoading) return;
    setPercent(undefined);
    const asked = download({ ...file, onPercent: setPercent });
    running.current = asked;
    const { error: failure } = await asked;
    if (isRefusal(failure)) onRefused?.();
  };

  const state = (): DownloadState => {
    if (isLoading) return percent === undefined ? { kind: 'asking' } : { kind: 'running', percent };
    if (end) return { kind: 'done', end };
    // A cancelled download has no status.
    return error && 'status' in error ? { kind: 'failed', isRefused: isRefusal(error) } : { kind: 'idle' };
  };
  return { state: state(), start: () => void start(), cancel: () => running.current?.abort() };
}
