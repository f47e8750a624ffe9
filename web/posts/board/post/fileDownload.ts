import { isInApp } from '@shared/posts/in-app';

import { api } from '@/lib/api';

/** From this size on a download shows its progress in the page; smaller ones are left to the browser: bytes. */
const LARGE = 3_000_000;

type Download = {
  url: string;
  name: string;
  /** Called with the progress of a large file, from 0. */
  onPercent: (percent: number) => void;
};

/** The server refused the file: the link has expired, or the file is gone. */
class RefusedDownload extends Error {
  override name = 'RefusedDownload';
  constructor(readonly status: number) {
    super(`The file was refused with ${status}.`);
  }
}

const sizeIn = (response: Response) => Number(response.headers.get('Content-Length')) || 0;

/** Asks how large a file is; 0 when the server does not say. Throws `RefusedDownload`, or TypeError without network. */
async function sizeOf(url: string, signal: AbortSignal): Promise<number> {
  // oxlint-disable-next-line no-restricted-globals -- for the endpoint below
  const response = await fetch(url, { method: 'HEAD', signal });
  if (response.ok) return sizeIn(response);
  if (response.status === 405 || response.status === 501) return 0;
  throw new RefusedDownload(response.status);
}

async function read(url: string, signal: AbortSignal, onPercent: (percent: number) => void): Promise<Blob> {
  // oxlint-disable-next-line no-restricted-globals -- for the endpoint below
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new RefusedDownload(response.status);
  const size = sizeIn(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    if (size > 0) onPercent(Math.min(100, Math.floor((received / size) * 100)));
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? 'application/pdf' });
}

/** `saved`: all of it was given to the visitor's disk; `handed`: the browser got the address, and does the rest. */
export type DownloadEnd = 'saved' | 'handed';

/** Without a name the server says whether the browser shows or saves it, and a refusal is a page. */
function follow(href: string, name?: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (name) link.download = name;
  link.click();
}

async function download({ url, name, onPercent }: Download, signal: AbortSignal): Promise<DownloadEnd> {
  const size = await sizeOf(url, signal);
  if (size < LARGE || isInApp(navigator.userAgent)) {
    follow(url);
    return 'handed';
  }
  onPercent(0);
  const address = URL.createObjectURL(await read(url, signal, onPercent));
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it later than the click
  return 'saved';
}

const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Brings a file to the visitor's disk. A small one, and any within another app, goes by its plain address. */
    download: build.mutation<DownloadEnd, Download>({
      queryFn: (file, { signal }) =>
        download(file, signal).then(
          (data) => ({ data }),
          (failure: unknown) => ({
            error:
              failure instanceof RefusedDownload
                ? { status: failure.status, data: failure.message }
                : { status: 'FETCH_ERROR', error: String(failure) },
          }),
        ),
    }),
  }),
});

export const { useDownloadMutation } = downloadApi;
