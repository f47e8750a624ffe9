import { useEffect, useEffectEvent, useState } from 'react';

import { ANSWER_LIMIT, SUBJECT_LIMIT } from '@shared/requests/quotes.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useNotify } from '@/admin/notices';
import { errorBodyOf } from '@/lib/failure';
import { randomUuid } from '@/lib/randomUuid';
import { useFileRules } from '@/requests/files/filesApi';
import { useFilesToAdd } from '@/requests/files/useFilesToAdd';

import { useSendAnswerMutation } from './answerApi';
import { answerTexts } from './answer.text';
import { keepAnswer } from './answerDraft';
import type { AnswerDraft } from './answerDraft';

/** A file that is made when the answer is sent, and goes with it. */
export type FileToMake = {
  name: string;
  /** Its token; undefined if it cannot be made now, which it says itself. */
  file: () => Promise<string | undefined>;
  /** The answer was refused with the file. */
  forgetFile: () => void;
  /** Gives it up. */
  drop: () => void;
};

type AnswerFormOptions = {
  quote: QuoteDetail;
  begun: AnswerDraft;
  toMake: FileToMake | undefined;
  onClose: () => void;
};

const limits = { subject: SUBJECT_LIMIT, text: ANSWER_LIMIT } as const;

/** All that is sent. */
const contentOf = (words: Pick<AnswerDraft, 'subject' | 'text'>, files: readonly string[], made: string | undefined) =>
  JSON.stringify([words.subject, words.text, files, made]);

/**
 * An answer while it is written. It closes when it is stored as it stands, whether the server's yes arrived or not. Changed
 * after it was sent it is another answer: its writer then finds the first among what came meanwhile.
 */
export function useAnswerForm({ quote, begun, toMake, onClose }: AnswerFormOptions) {
  const { id, history } = quote;
  const notify = useNotify();
  const allRules = useFileRules();
  const rules = { ...allRules, most: allRules.most - (toMake ? 1 : 0) };
  const [draft, setDraft] = useState(begun);
  const { files, leftOut, choose, remove, giveUp, allArrived, refuse } = useFilesToAdd(rules, begun.files);
  const [isSending, setIsSending] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const [send, { error }] = useSendAnswerMutation();
  const { key, subject, text, tried } = draft;
  const isChanged = draft.isChanged || files.length > 0 || toMake !== undefined;

  const content = contentOf(
    draft,
    files.map(({ token, id: place }) => token ?? place),
    toMake?.name,
  );
  const isKnown = history.some((entry) => entry.id === key);
  const isStored = tried === content && isKnown;
  const finish = useEffectEvent(() => {
    notify(answerTexts.sent);
    onClose();
  });
  useEffect(() => {
    // While it is on its way the entry may be another answer under the same key.
    if (isStored && !isSending) finish();
    else keepAnswer(id, { ...draft, files });
  }, [isStored, isSending, id, draft, files]);

  const problemOf = (name: 'subject' | 'text'): 'required' | 'tooLong' | undefined => {
    const { length } = draft[name].trim();
    if (length === 0) return 'required';
    return length > limits[name] ? 'tooLong' : undefined;
  };
  const hasTooManyFiles = files.length > rules.most;
  const hasProblem = hasTooManyFiles || problemOf('subject') !== undefined || problemOf('text') !== undefined;
  const meanwhile = isStored ? [] : history.filter((entry) => !draft.seen.includes(entry.id));

  return {
    draft,
    rules,
    files,
    leftOut,
    isChanged,
    isSending,
    isStopped: isStopped && files.some(({ token }) => !token),
    /** Additions to the request since it was begun that its writer has not confirmed as read. */
    meanwhile,
    hasFailed: error !== undefined && errorBodyOf(error)?.code !== 'conflict' && meanwhile.length === 0 && !isSending,
    hasTooManyFiles,
    problemOf,
    hasProblem,
    change: (name: 'subject' | 'text', value: string) => setDraft({ ...draft, [name]: value, isChanged: true }),
    read: () => setDraft({ ...draft, seen: history.map((entry) => entry.id) }),
    choose: (chosen: readonly File[]) => {
      choose(chosen);
      void allArrived();
    },
    remove,
    discard: () => {
      giveUp();
      onClose();
    },
    forget: () => {
      giveUp();
      keepAnswer(id, undefined);
      toMake?.drop();
    },
    allArrived,
    send: async () => {
      if (isSending || hasProblem || meanwhile.length > 0) return;
      setIsSending(true);
      const tokens = await allArrived();
      setIsStopped(!tokens);
      const made = tokens && (await toMake?.file());
      if (tokens && (made || !toMake)) {
        const sent = contentOf(draft, tokens, toMake?.name);
        const isItsOwn = tried === sent || (tried === undefined && !isKnown);
        const own = { key: isItsOwn ? key : randomUuid(), tried: sent };
        setDraft((before) => ({ ...before, ...own }));
        const sentFiles = [...tokens, ...(made ? [made] : [])];
        const answer = await send({ id, key: own.key, subject, text, files: sentFiles, seen: history.length });
        if (answer.error) {
          if (errorBodyOf(answer.error)?.fields?.files) toMake?.forgetFile();
          // The key, if it is taken, is another answer's.
          if (errorBodyOf(answer.error)?.code === 'conflict')
            setDraft((before) => ({ ...before, key: randomUuid(), tried: undefined }));
          refuse(answer.error);
        }
      }
      setIsSending(false);
    },
  };
}
