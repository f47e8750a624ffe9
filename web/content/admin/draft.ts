import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

import type {
  DraftInput,
  FieldConflict,
  OpenDocument,
  SavedDraft,
  StoredValue,
  VersionChange,
} from '@shared/content/content-editing.types';
import { fieldsOf } from '@shared/words/records';
import { differencesOf } from '@shared/content/fields/differences';
import { merged } from '@shared/content/fields/merge';
import { isSame } from '@shared/content/fields/paths';
import { isOnlyPublished } from '@shared/content/published';

import { languages } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { keepInTab, readTab } from '@/lib/tabStorage';

import { leafAt, rebased, valueAt, withValueAt, wordsPath } from './fields/values';

/** Pause in typing after which the draft is saved: ms. */
export const TYPING_PAUSE = 800;
/** After a failure it is tried again: ms. */
const RETRY_PAUSE = 10_000;

export type DraftState = Pick<SavedDraft, 'revision' | 'problems' | 'isChanged' | 'conflicts' | 'isJoined'> & {
  /** As it is to be saved. */
  value: StoredValue;
  /** The same as it is on screen: where a text is to be chosen, the own one stays in its field. */
  shown: StoredValue;
  /** The same without what others have added since it was opened, and nobody has looked at here; else the same object. */
  own: StoredValue;
  /** As the server last said it; the same object once all is saved. */
  was: StoredValue;
  isSaving: boolean;
  /** Why it could not be saved the last time. */
  failure: unknown;
  hasSaved: boolean;
};

/** Data of an open document with which its draft begins. */
export type Opened = Pick<OpenDocument, 'name' | 'fields' | 'value' | 'revision' | 'problems' | 'isChanged' | 'others'>;

/** As it is stored now, by any author. */
type Stored = Pick<OpenDocument, 'value' | 'revision' | 'problems' | 'isChanged'>;
type Saved = Omit<SavedDraft, 'scheduled'>;

const keyOf = (name: string) => `content:${name}`;

function readKept(name: string): DraftInput | undefined {
  const { value, was } = fieldsOf(readTab(keyOf(name)));
  const isThere = typeof value === 'object' && value !== null && typeof was === 'object' && was !== null;
  return isThere ? { value: { ...value }, was: { ...was } } : undefined;
}

/** These pass: by signing in again, or after a while. */
const passing = new Set([401, 429]);

/** True if the server refuses it for good. */
function isRefused(failure: unknown): boolean {
  const { status } = fieldsOf(failure);
  return typeof status === 'number' && status >= 400 && status < 500 && !passing.has(status);
}

type Place = Pick<FieldConflict, 'path' | 'language'>;

const isSameField = (one: Place, other: Place) => one.path === other.path && one.language === other.language;

/** The same object where it holds this already. */
const put = (value: StoredValue, path: string, next: unknown): StoredValue =>
  isSame(valueAt(value, path), next) ? value : fieldsOf(withValueAt(value, path, next));

/**
 * A document's draft while it is typed: saved after a pause, kept in the browser's tab until it is, and tried again
 * when that fails; what the server refuses, not before something else is typed. Text typed during a save is sent with
 * the next one.
 */
export function createDraft(
  { name, fields, value, revision, problems, isChanged, others }: Opened,
  send: (input: DraftInput) => Promise<{ data?: Saved; error?: unknown }>,
) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isAllWanted = false;
  let isStopped = false;
  /** Nothing is saved without a press; then the pause that waits for the end of it. */
  let isQuiet = false;
  let waiting: number | undefined;
  /** Of what others had changed before it was opened. */
  let unseen: readonly VersionChange[] = others;
  const begun = { value, was: value, ...readKept(name) };
  let state: DraftState = {
    ...begun,
    shown: begun.value,
    own: begun.value,
    revision,
    problems,
    isChanged,
    conflicts: [],
    isJoined: false,
    isSaving: false,
    failure: undefined,
    hasSaved: false,
  };

  const placeOf = ({ path, language }: Place) => wordsPath(fields, path, language);
  const set = (change: Partial<DraftState>) => {
    const next = { ...state, ...change };
    const shown = next.conflicts.reduce((at, each) => put(at, placeOf(each), each.mine), next.value);
    state = { ...next, shown };
    for (const tell of listeners) tell();
  };
  const isDirty = () => state.value !== state.was;
  const keep = () => keepInTab(keyOf(name), isDirty() ? { value: state.value, was: state.was } : undefined);
  const schedule = (pause: number) => {
    clearTimeout(timer);
    if (isQuiet) waiting = pause;
    else if (!isStopped) timer = setTimeout(() => void save(), pause);
  };

  /** True if the entry around it, if any, was not removed since. */
  const isThere = (stored: StoredValue) => (conflict: FieldConflict) => {
    const within = wordsPath(fields, conflict.path, conflict.language).split('.').slice(0, -1);
    return within.length === 0 || valueAt(stored, within.join('.')) !== undefined;
  };
  /** There is nothing to be chosen in what is gone. */
  const setValue = (next: StoredValue, change: Partial<DraftState> = {}) => {
    const conflicts = (change.conflicts ?? state.conflicts).filter(isThere(next));
    set({ ...change, value: next, conflicts });
  };

  /** The same with the texts that `there` holds where one is to be chosen. */
  const withTheirs = (at: StoredValue, conflicts: readonly FieldConflict[], there: StoredValue) =>
    conflicts.filter(isThere(at)).reduce((now, each) => put(now, placeOf(each), valueAt(there, placeOf(each))), at);

  const take = (sent: StoredValue, { value: stored, conflicts, isJoined, ...news }: Saved) => {
    // Equal values stay the same object, so that nothing is drawn again.
    const was = copyWithStructuralSharing(sent, stored);
    const older = state.conflicts
      .filter((each) => !conflicts.some((other) => isSameField(each, other)))
      .map((each) => ({ ...each, theirs: valueAt(was, placeOf(each)) }));
    // Text typed there since is one's own; the draft keeps theirs.
    const newer = conflicts.map((each) => {
      const [before, typed] = [sent, state.value].map((at) => valueAt(at, placeOf(each)));
      return isSame(before, typed) ? each : { ...each, mine: typed };
    });
    const joined = withTheirs(fieldsOf(rebased(sent, state.value, was)), newer, was);
    const next = copyWithStructuralSharing(was, joined);
    setValue(next, {
      ...news,
      was,
      own: isJoined || state.own !== state.value ? state.own : next,
      conflicts: [...older, ...newer],
      isJoined: state.isJoined || isJoined,
    });
    keep();
  };

  async function saveAll(): Promise<boolean> {
    if (!isDirty()) return true;
    const sent = state.value;
    set({ isSaving: true });
    const { data: saved, error } = await send({ value: sent, was: state.was });
    if (saved) take(sent, saved);
    set({ isSaving: false, failure: error, hasSaved: saved !== undefined });
    if (saved && isAllWanted) return saveAll();
    const isAsRefused = isRefused(error) && state.value === sent;
    if (isDirty() && !isAsRefused) schedule(saved ? TYPING_PAUSE : RETRY_PAUSE);
    return saved !== undefined;
  }
  function save(): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
      isAllWanted = false;
    });
    return running;
  }
  const change = (path: string, next: unknown) => {
    const screen = fieldsOf(withValueAt(state.shown, path, next));
    // In an entry that moves, the text on screen counts.
    const conflicts = state.conflicts.flatMap((each) => {
      const mine = valueAt(screen, placeOf(each));
      const isOwnField = `${path}.`.startsWith(`${leafAt(fields, each.path).path}.`);
      return isOwnField || isSame(mine, each.mine) ? { ...each, mine } : [];
    });
    const typed = withTheirs(screen, conflicts, state.value);
    const own = state.own === state.value ? typed : merged(fields, state.value, state.own, typed).value;
    setValue(typed, { hasSaved: false, conflicts, own });
    keep();
    if (!running) schedule(TYPING_PAUSE);
  };

  /** These fields have been looked at as they are now. */
  const see = (seen: readonly Place[]) => {
    unseen = unseen.filter((each) => !seen.some((other) => isSameField(each, other)));
    const own = seen.map(placeOf).reduce((at, path) => put(at, path, valueAt(state.value, path)), state.own);
    set({ own: isSame(own, state.value) ? state.value : own });
  };

  /** Changes by others in these languages that nobody has looked at here. */
  const othersIn = (wanted: readonly Language[]): VersionChange[] => {
    const since = differencesOf(fields, state.own, state.value);
    const before = unseen.filter(
      (each) =>
        !since.some((other) => isSameField(each, other)) &&
        isSame(valueAt(value, placeOf(each)), valueAt(state.value, placeOf(each))),
    );
    return [...before, ...since].filter(({ language }) => language === undefined || wanted.includes(language));
  };

  return {
    get: () => state,
    set,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** Saves what an earlier visit has left. */
    start: () => {
      isStopped = false;
      if (isDirty()) schedule(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    change,
    /** Saves at once; true when everything is saved, and no text is to be chosen: what is not chosen is nowhere else. */
    saveNow: async () => {
      isAllWanted = true;
      return (await save()) && state.conflicts.length === 0;
    },
    /**
     * Saves nothing during this work, and afterwards what was typed meanwhile: it would be taken for somebody else's,
     * or published with what it is about.
     */
    quietly: async (work: () => Promise<void>) => {
      isQuiet = true;
      await work();
      isQuiet = false;
      if (waiting !== undefined) schedule(waiting);
      waiting = undefined;
    },
    /** One of the two texts is chosen; theirs is in the draft. */
    settle: (conflict: FieldConflict, isMine: boolean) => {
      set({ conflicts: state.conflicts.filter((each) => !isSameField(each, conflict)) });
      change(placeOf(conflict), isMine ? conflict.mine : conflict.theirs);
      see([conflict]);
    },
    /** Joins what is stored now; while something typed is not saved, its save brings it. */
    catchUp: (now: Stored) => {
      if (running || isDirty() || now.revision < state.revision) return;
      const isJoined = !isOnlyPublished({ name, fields }, state.value, now.value);
      const saved = { value: now.value, revision: now.revision, problems: now.problems, isChanged: now.isChanged };
      take(state.value, { ...saved, conflicts: [], isJoined });
      // A published change is not published with the rest.
      if (languages.every((each) => !now.isChanged[each])) see(othersIn(languages));
    },
    others: othersIn,
    see,
    /** Forgets what is not saved. */
    forget: () => {
      clearTimeout(timer);
      set({ value: state.was, own: state.was, conflicts: [] });
      keep();
    },
  };
}

export type Draft = ReturnType<typeof createDraft>;
