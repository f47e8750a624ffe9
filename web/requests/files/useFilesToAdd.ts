import { useRef, useState } from 'react';

import { errorBodyOf } from '@/lib/failure';
import { useSiteStore } from '@/lib/useSiteStore';

import { sendFile, takeFileBack } from './filesApi';
import { newFiles } from './newFiles';
import { holdHere } from './otherTabs';
import { failureOf, ofTheFile } from './requestFile';
import type { FormFile } from './requestFile';

type Rules = Parameters<typeof newFiles>[2];

/** The server gives a file two minutes: ms. */
const LONGEST = 150_000;

/** A file from before the page was loaded again: what had not arrived has to be chosen once more. */
function asKept(file: FormFile, place: number): FormFile {
  if (file.token) holdHere(file.token);
  const id = `kept-${place}`;
  if (file.token) return { ...file, id };
  // One of an earlier version does not know when its limit ends.
  const isKnown = file.problem && (file.problem !== 'limit' || file.until);
  return { ...file, id, state: 'failed', problem: isKnown ? file.problem : 'interrupted' };
}

/**
 * Files that are chosen for a request that was sent, or an answer; `allArrived` sends them, one after the other. `kept`
 * are those from before a reload.
 */
export function useFilesToAdd(rules: Rules, kept: readonly FormFile[] = []) {
  const [files, setFiles] = useState<readonly FormFile[]>(() => kept.map(asKept));
  const [leftOut, setLeftOut] = useState('');
  const { dispatch } = useSiteStore();
  const contents = useRef(new Map<string, File>());
  const list = useRef(files);
  const sending = useRef<Promise<unknown>>(undefined);
  const put = (changed: readonly FormFile[]) => {
    list.current = changed;
    setFiles(changed);
  };
  const change = (id: string, changes: Partial<FormFile>) =>
    put(list.current.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const find = (id: string) => list.current.find((file) => file.id === id);

  /** Sends a file unless it has arrived or no other try would end otherwise. */
  const arrive = async ({ id, token, problem }: FormFile): Promise<void> => {
    const content = contents.current.get(id);
    if (token || !content || (problem && ofTheFile.includes(problem))) return;
    change(id, { state: 'sending', share: 0, problem: undefined });
    const answering = dispatch(sendFile(content, (share) => change(id, { share })));
    const timer = setTimeout(() => answering.abort(), LONGEST);
    const answer = await answering;
    clearTimeout(timer);
    if (answer.error) change(id, { state: 'failed', ...failureOf(answer.error) });
    else if (find(id)) change(id, { state: 'arrived', token: answer.data.file });
    else void dispatch(takeFileBack(answer.data.file));
  };
  const sendAll = async (): Promise<string[] | undefined> => {
    for (const { id } of list.current) {
      const file = find(id);
      if (file) await arrive(file);
    }
    const tokens = list.current.flatMap(({ token }) => token ?? []);
    return tokens.length === list.current.length ? tokens : undefined;
  };

  return {
    files,
    leftOut,
    choose: (chosen: readonly File[]) => {
      const { taken, others } = newFiles(chosen, list.current, rules);
      setLeftOut(others.map(({ name }) => name).join(', '));
      for (const { file, content } of taken) contents.current.set(file.id, content);
      put([...list.current, ...taken.map(({ file }) => file)]);
    },
    remove: (id: string) => {
      setLeftOut('');
      contents.current.delete(id);
      const token = find(id)?.token;
      if (token) void dispatch(takeFileBack(token));
      put(list.current.filter((file) => file.id !== id));
    },
    clear: () => {
      contents.current.clear();
      put([]);
    },
    /** Has the server remove what has arrived and what is still to arrive: nobody will send it. The form is about to go. */
    giveUp: () => {
      for (const { token } of list.current) if (token) void dispatch(takeFileBack(token));
      list.current = [];
    },
    /** The tokens of all; undefined if one has not arrived, which stands at that file. */
    allArrived: (): Promise<string[] | undefined> => {
      const all = Promise.resolve(sending.current).then(sendAll);
      sending.current = all;
      return all;
    },
    /** Marks those that the server no longer has; they can be sent once more. */
    refuse: (error: unknown) => {
      const refused = errorBodyOf(error)?.fields ?? {};
      put(
        list.current.map((file, place) =>
          `files.${place}` in refused ? { ...file, state: 'failed', problem: 'gone', token: undefined } : file,
        ),
      );
    },
  };
}
