import type { Store, WithSlice } from '@reduxjs/toolkit';

import { retryAfterOf } from '@/lib/failure';
import type { SiteStore } from '@/lib/store';
import { sendFile } from '@/requests/files/filesApi';
import { failureOf, passing } from '@/requests/files/requestFile';
import type { FormFile } from '@/requests/files/requestFile';

import { arrived, failed, progressed, queued, removed, selectCleared, selectFiles } from './formFiles';
import type { formFiles } from './formFiles';

/** The first pause after a broken line, doubled each time, and the longest: ms. */
const PAUSE = { first: 2_000, longest: 30_000 };
/** Tries in vain, on a line that is there, before the visitor is asked. */
const MOST_TRIES = 5;
export type FilesStore = Store<WithSlice<typeof formFiles>> & Pick<SiteStore, 'dispatch'>;

/** Chosen files that the browser holds until they have arrived, and the tries of each. */
const contents = new Map<string, File>();
const tries = new Map<string, number>();
let sending: { id: string; abort: () => void } | undefined;
/** Ends the pause after a try in vain. */
let goOn: (() => void) | undefined;
let isRunning = false;

/** Remembers a chosen file until it has arrived. */
export const holdFile = (id: string, file: File) => void contents.set(id, file);

/** True if the file can be sent once more without being chosen again. */
export const isHeld = (id: string) => contents.has(id);

/** Takes a file off the list, whatever has become of it. */
export function dropFile(store: FilesStore, id: string): void {
  store.dispatch(removed(id));
  contents.delete(id);
  if (sending?.id === id) sending.abort();
  goOn?.();
}

/** Sends a file that has failed once more. */
export function sendAgain(store: FilesStore, id: string): void {
  tries.delete(id);
  store.dispatch(queued(id));
  goOn?.();
  void sendAll(store);
}

const allOf = (store: FilesStore) => [...selectFiles(store.getState()), ...(selectCleared(store.getState()) ?? [])];

const nextOf = (store: FilesStore): FormFile | undefined =>
  allOf(store).find(({ id, state }) => (state === 'queued' || state === 'waiting') && contents.has(id));

/**
 * Sends the files that wait, one after the other: on a slow line two at once would each take twice as long, and the
 * server gives a file two minutes.
 */
export async function sendAll(store: FilesStore): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let next = nextOf(store); next; next = nextOf(store)) {
    const pause = await sendOne(store, next.id);
    if (pause > 0) await pauseFor(pause);
  }
  isRunning = false;
}

/** Returns how long to wait before anything is tried again: ms. */
async function sendOne(store: FilesStore, id: string): Promise<number> {
  const content = contents.get(id);
  if (!content) return 0;
  store.dispatch(progressed({ id, share: 0 }));
  const answering = store.dispatch(sendFile(content, (share) => store.dispatch(progressed({ id, share }))));
  sending = { id, abort: () => answering.abort() };
  const answer = await answering;
  sending = undefined;
  const isWanted = allOf(store).some((file) => file.id === id);
  if (answer.data || !isWanted) contents.delete(id);
  if (answer.data) store.dispatch(arrived({ id, sent: answer.data, at: Date.now() }));
  return answer.error && isWanted ? giveUpOrWait(store, id, answer.error) : 0;
}

function giveUpOrWait(store: FilesStore, id: string, error: unknown): number {
  const { problem, until } = failureOf(error);
  const count = (tries.get(id) ?? 0) + (navigator.onLine ? 1 : 0);
  tries.set(id, count);
  const isPassing = passing.includes(problem) && count < MOST_TRIES;
  store.dispatch(failed({ id, problem, until, isPassing }));
  if (!isPassing) return 0;
  const asked = (retryAfterOf(error) ?? 0) * 1000;
  return Math.max(asked, Math.min(PAUSE.first * 2 ** (count - 1), PAUSE.longest));
}

/** Waits for so long, and while the line is down; ends at once when it comes back or the visitor asks. */
async function pauseFor(time: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => navigator.onLine && resolve(), time);
    goOn = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', goOn, { once: true });
  });
  if (goOn) window.removeEventListener('online', goOn);
  goOn = undefined;
}

/** Follows the line: when it breaks, what is on its way ends at once; when it is back, all that failed by it goes on. */
export function followLine(store: FilesStore): () => void {
  const breakOff = () => sending?.abort();
  const resume = () => {
    for (const { id, state, problem } of allOf(store))
      if (state === 'failed' && (problem === 'line' || problem === 'away') && contents.has(id)) sendAgain(store, id);
    void sendAll(store);
  };
  window.addEventListener('offline', breakOff);
  window.addEventListener('online', resume);
  return () => {
    window.removeEventListener('offline', breakOff);
    window.removeEventListener('online', resume);
  };
}
