import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** A form without a file that has not been answered within this time has failed: ms. */
const TIMEOUT = 30_000;

/** Controls of an upload. */
export type Upload = {
  /** Ends the upload when it aborts. */
  signal: AbortSignal;
  /** Called with the share that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
};

type FormRequest = Upload & { url: string; method: 'POST' | 'PATCH'; body: FormData };

/** `retryAfter`: when the server takes another try, where it says so: s. */
type FormAnswer<Answer> = { data: Answer } | { error: FetchBaseQueryError & { retryAfter?: number } };

function read<Answer>(request: XMLHttpRequest): FormAnswer<Answer> {
  const { status, responseText } = request;
  try {
    const data = JSON.parse(responseText); // the endpoint names its answer
    if (status < 300) return { data };
    const retryAfter = Number(request.getResponseHeader('Retry-After')) || undefined;
    return { error: { status, data, ...(retryAfter && { retryAfter }) } };
  } catch (problem) {
    return {
      error: { status: 'PARSING_ERROR', originalStatus: status, data: responseText, error: String(problem) },
    };
  }
}

/** Sends a form with its file and tells how far it has come, which `fetch` cannot. Never rejects. */
export function sendForm<Answer>({ url, method, body, signal, onProgress }: FormRequest): Promise<FormAnswer<Answer>> {
  return new Promise((resolve) => {
    // oxlint-disable-next-line no-restricted-globals -- for queryFn of endpoints
    const request = new XMLHttpRequest();
    const fail = (error: string) => resolve({ error: { status: 'FETCH_ERROR', error } });
    request.open(method, url);
    // A large file may take any time; the administrator can stop it.
    request.timeout = [...body.values()].some((value) => typeof value !== 'string') ? 0 : TIMEOUT;
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
    request.addEventListener('load', () => resolve(read(request)));
    request.addEventListener('error', () => fail('no answer'));
    request.addEventListener('timeout', () => fail('timed out'));
    request.addEventListener('abort', () => fail('aborted'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
