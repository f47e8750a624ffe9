import { useRef, useState } from 'react';

import { errorBodyOf } from '@/lib/failure';
import { sendFile, useTakeFileBackMutation } from '@/requests/files/filesApi';
import { newFiles } from '@/requests/files/newFiles';
import { ofTheFile, problemOf } from '@/requests/files/requestFile';
import type { FormFile } from '@/requests/files/requestFile';

type Rules = Parameters<typeof newFiles>[2];

/** The server gives a file two minutes: ms. */
const LONGEST = 150_000;

/** Files that are chosen for a request that was sent; `allArrived` sends them, one after the other. */
export function useFilesToAdd(rules: Rules) {
  const [files, setFiles] = useState<FormFile[]>([]);
  const [leftOut, setLeftOut] = useState('');
  const [takeBack] = useTakeFileBackMutation();
  const contents = useRef(new Map<string, File>());
  const change = (id: string, changes: Partial<FormFile>) =>
    setFiles((list) => list.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  /** Returns the token of a file, or undefined if it has not arrived. */
  const arrive = async ({ id, token, problem }: FormFile): Promise<string | undefined> => {
    const content = contents.current.get(id);
    if (token || !content || (problem && ofTheFile.includes(problem))) return token;
    change(id, { state: 'sending', share: 0, problem: undefined });
    const answer = await sendFile(content, {
      signal: AbortSignal.timeout(LONGEST),
      onProgress: (share) => change(id, { share }),
    });
    if ('error' in answer) change(id, { state: 'failed', problem: problemOf(answer.error) });
    else change(id, { state: 'arrived', token: answer.data.file });
    return 'data' in answer ? answer.data.file : undefined;
  };

  return {
    files,
    leftOut,
    choose: (chosen: readonly File[]) => {
      const { taken, others } = newFiles(chosen, files, rules);
      setLeftOut(others.map(({ name }) => name).join(', '));
      for (const { file, content } of taken) contents.current.set(file.id, content);
      setFiles([...files, ...taken.map(({ file }) => file)]);
    },
    remove: (id: string) => {
      setLeftOut('');
      contents.current.delete(id);
      const token = files.find((file) => file.id === id)?.token;
      if (token) void takeBack(token);
      setFiles((list) => list.filter((file) => file.id !== id));
    },
    clear: () => {
      contents.current.clear();
      setFiles([]);
    },
    /** The tokens of all; undefined if one has not arrived, which stands at that file. */
    allArrived: async (): Promise<string[] | undefined> => {
      const tokens: string[] = [];
      for (const file of files) {
        const token = await arrive(file);
        if (!token) return undefined;
        tokens.push(token);
      }
      return tokens;
    },
    /** Marks those that the server no longer has; they can be sent once more. */
    refuse: (error: unknown) => {
      const refused = errorBodyOf(error)?.fields ?? {};
      setFiles((list) =>
        list.map((file, place) =>
          `files.${place}` in refused ? { ...file, state: 'failed', problem: 'gone', token: undefined } : file,
        ),
      );
    },
  };
}
