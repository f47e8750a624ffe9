import { useEffect, useRef, useState } from 'react';

import { downloadFile, RefusedDownload } from './fileDownload';

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'running'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; isRefused: boolean };

/** Downloads a file once at a time, tells how far it is, and stops when the popup it is in is closed. */
export function useDownload(file: { url: string; name: string }) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'asking' });
    try {
      await downloadFile(file, controller.signal, (percent) => setState({ kind: 'running', percent }));
      setState({ kind: 'done' });
    } catch (failure) {
      if (controller.signal.aborted) setState({ kind: 'idle' });
      else setState({ kind: 'failed', isRefused: failure instanceof RefusedDownload });
    } finally {
      running.current = undefined;
    }
  };
  return { state, start, cancel: () => running.current?.abort() };
}
