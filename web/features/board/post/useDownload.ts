import { useEffect, useRef, useState } from 'react';

import { useDownloadMutation } from './fileDownload';

type DownloadState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'running'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; isRefused: boolean };

/** Downloads a file once at a time, tells how far it is, and stops when the popup it is in is closed. */
export function useDownload(file: { url: string; name: string }) {
  const [download, { isLoading, isSuccess, error }] = useDownloadMutation();
  const [percent, setPercent] = useState<number>();
  const running = useRef<{ abort: () => void }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    if (isLoading) return;
    setPercent(undefined);
    running.current = download({ ...file, onPercent: setPercent });
  };

  const state = (): DownloadState => {
    if (isLoading) return percent === undefined ? { kind: 'asking' } : { kind: 'running', percent };
    if (isSuccess) return { kind: 'done' };
    // One that was cancelled has no status.
    return error && 'status' in error
      ? { kind: 'failed', isRefused: error.status === 403 || error.status === 404 }
      : { kind: 'idle' };
  };
  return { state: state(), start, cancel: () => running.current?.abort() };
}
