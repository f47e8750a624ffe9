import { createListenerMiddleware, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';

import { fieldsOf } from '@shared/words/records';
import { FILE_WAITS } from '@shared/requests/request-files.types';
import type { SentFile } from '@shared/requests/request-files.types';

import { extendStore, rootReducer } from '@/lib/store';
import { keepInTab, readTab } from '@/lib/tabStorage';
import { takeFileBack } from '@/requests/files/filesApi';
import { holdHere, tellSent } from '@/requests/files/otherTabs';
import { passing } from '@/requests/files/requestFile';
import type { FileProblem, FormFile } from '@/requests/files/requestFile';

/** sessionStorage key of the arrived files. */
const FILES = 'quote-files';

export type FormFiles = {
  list: FormFile[];
  /** Files removed by clearing the form, until something is typed again. */
  cleared?: FormFile[];
  /** The request is sent as soon as nothing is on its way. */
  isAwaited: boolean;
  /** Number of times that a failed file has kept the request from being sent. */
  timesStopped: number;
};

const isUnderWay = ({ state }: FormFile) => state === 'queued' || state === 'sending' || state === 'waiting';

/** These outlive a reload. */
const lost: readonly FileProblem[] = ['gone', 'sent'];

/** The list of this tab: what has arrived, and the names of what a reload has interrupted. */
function kept(): FormFiles {
  const found = readTab(FILES);
  const list = (Array.isArray(found) ? found : []).flatMap((each, index): FormFile[] => {
    const { name, size, token, at, problem = 'interrupted' } = fieldsOf(each);
    if (typeof name !== 'string' || typeof size !== 'number') return [];
    const file = { id: `kept-${index}`, name, size, share: 0 };
    if (typeof token !== 'string')
      return [{ ...file, state: 'failed', problem: lost.find((known) => known === problem) ?? 'interrupted' }];
    if (typeof at === 'number' && at + FILE_WAITS < Date.now()) return [{ ...file, state: 'failed', problem: 'gone' }];
    holdHere(token);
    return [{ ...file, state: 'arrived', token, at: typeof at === 'number' ? at : undefined }];
  });
  return { list, isAwaited: false, timesStopped: 0 };
}

/** True if a reload should report the missing file: not if it was refused for its content. */
const isMissed = ({ state, problem = 'unknown' }: FormFile) =>
  state !== 'failed' || ['interrupted', ...lost, ...passing].includes(problem);

function keep({ list }: FormFiles): void {
  const files = list.filter(isMissed).map(({ name, size, token, at, problem }) => ({ name, size, token, at, problem }));
  keepInTab(FILES, files.length > 0 ? files : undefined);
}

const findIn = ({ list, cleared: others = [] }: FormFiles, id: string) =>
  [...list, ...others].find((file) => file.id === id);

type Arrived = { id: string; sent: SentFile; at: number };
type Failed = { id: string; problem: FileProblem; until?: string; isPassing: boolean };

/** The files of the request that a visitor writes, from page to page, and those that have arrived through reloads. */
export const formFiles = createSlice({
  name: 'formFiles',
  initialState: kept,
  reducers: {
    added: (files, { payload }: PayloadAction<FormFile[]>) => {
      files.list.push(...payload);
      delete files.cleared;
    },
    removed: (files, { payload: id }: PayloadAction<string>) => {
      files.list = files.list.filter((file) => file.id !== id);
    },
    /** To be sent, perhaps once more. */
    queued: (files, { payload: id }: PayloadAction<string>) => {
      const file = findIn(files, id);
      if (file) Object.assign(file, { state: 'queued', share: 0, problem: undefined });
    },
    progressed: (files, { payload: { id, share } }: PayloadAction<Pick<FormFile, 'id' | 'share'>>) => {
      const file = findIn(files, id);
      if (file) Object.assign(file, { state: 'sending', share, problem: undefined });
    },
    arrived: (files, { payload: { id, sent, at } }: PayloadAction<Arrived>) => {
      const file = findIn(files, id);
      if (file) Object.assign(file, { state: 'arrived', token: sent.file, at, problem: undefined });
    },
    failed: (files, { payload: { id, problem, until, isPassing } }: PayloadAction<Failed>) => {
      const file = findIn(files, id);
      if (file) Object.assign(file, { state: isPassing ? 'waiting' : 'failed', share: 0, problem, until });
    },
    awaited: (files, { payload }: PayloadAction<boolean>) => {
      files.isAwaited = payload;
    },
    stopped: (files) => {
      files.timesStopped += 1;
    },
    /** The server no longer has those at these places. */
    refused: (files, { payload: tokens }: PayloadAction<string[]>) => {
      for (const file of files.list)
        if (file.token && tokens.includes(file.token))
          Object.assign(file, { state: 'failed', problem: 'gone', token: undefined });
      files.timesStopped += 1;
    },
    /** Another tab has sent those at these places with its request. */
    sentElsewhere: (files, { payload: tokens }: PayloadAction<readonly unknown[]>) => {
      for (const file of files.list)
        if (file.token && tokens.includes(file.token))
          Object.assign(file, { state: 'failed', problem: 'sent', token: undefined });
    },
    /** The form was cleared by hand, which can be undone. */
    setAside: (files) => {
      files.cleared = files.list;
      files.list = [];
    },
    broughtBack: (files) => {
      files.list = files.cleared ?? files.list;
      delete files.cleared;
    },
    /** Nobody undoes the clearing any more. */
    letGo: (files) => {
      delete files.cleared;
    },
    /** The request is sent: they are the office's. */
    handedOver: (files) => {
      files.list = [];
      delete files.cleared;
    },
  },
  selectors: {
    selectFiles: ({ list }) => list,
    selectCleared: ({ cleared: others }) => others,
    selectIsAwaited: ({ isAwaited }) => isAwaited,
    selectTimesStopped: ({ timesStopped }) => timesStopped,
    selectIsUnderWay: ({ list }) => list.some(isUnderWay),
  },
}).injectInto(rootReducer);

export const { added, removed, queued, progressed, arrived, failed, awaited, stopped, refused } = formFiles.actions;
export const { sentElsewhere, setAside, broughtBack, letGo, handedOver } = formFiles.actions;
export const { selectFiles, selectCleared, selectIsAwaited, selectTimesStopped, selectIsUnderWay } =
  formFiles.selectors;

const tokensIn = ({ list, cleared: others = [] }: FormFiles) =>
  [...list, ...others].flatMap(({ token }) => token ?? []);

// Before the first action after its code has come, a store does not know the slice.
const keeper = createListenerMiddleware<Partial<WithSlice<typeof formFiles>>>();
keeper.startListening({
  predicate: (_action, { formFiles: now }, { formFiles: before }) => now !== before,
  effect: (_action, listening) => {
    const { formFiles: now } = listening.getState();
    if (now) keep(now);
  },
});
// Files that nobody can want any more. Those of a sent request are the office's.
keeper.startListening({
  matcher: isAnyOf(removed, letGo, added),
  effect: (_action, listening) => {
    const { formFiles: now } = listening.getState();
    const { formFiles: before } = listening.getOriginalState();
    if (!now || !before) return;
    const still = tokensIn(now);
    for (const token of tokensIn(before)) if (!still.includes(token)) void listening.dispatch(takeFileBack(token));
  },
});
// Taken off the list while it was on its way.
keeper.startListening({
  actionCreator: arrived,
  effect: ({ payload: { id, sent } }, listening) => {
    const { formFiles: files } = listening.getState();
    if (files && !findIn(files, id)) void listening.dispatch(takeFileBack(sent.file));
  },
});
keeper.startListening({
  actionCreator: handedOver,
  effect: (_action, listening) =>
    tellSent(listening.getOriginalState().formFiles?.list.flatMap(({ token }) => token ?? []) ?? []),
});
extendStore(formFiles, keeper.middleware);
