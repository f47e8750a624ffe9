import { useState } from 'react';

import type {
  DocumentState,
  FieldProblem,
  PageProblem,
  PublishResult,
  RepeatedFigure,
  VersionChange,
} from '@shared/content/content-editing.types';
import { isSame } from '@shared/content/fields/paths';

import { useNotify } from '@/admin/notices';
import { withReason } from '@/admin/useSaving';
import { languages } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';

import { useLazyDocumentQuery, useLazyRepeatsQuery, usePublishMutation } from './api';
import { publishTexts } from './content.text';
import type { Draft } from './draft';
import { reasonOf } from './states';

export type Wanted = {
  languages: readonly Language[];
  at?: string;
  /** Even where texts still say a figure as it was. */
  isSure?: boolean;
  /** The languages of a plan stay together. */
  isWhole?: boolean;
};

/** The half that cannot be published, while the other one can. */
export type Half = { refused: Language; other: Wanted; isEmpty: boolean };

type Refused = Extract<PublishResult, { isPublished: false }>;

function halfOf({ problems, pages }: Refused, { languages: wanted, at, isSure, isWhole }: Wanted): Half | undefined {
  const [refused, ...more] = new Set(problems.map(({ language }) => language));
  if (!refused || isWhole || more.length > 0 || pages.length > 0 || wanted.length < 2) return undefined;
  const others = languages.filter((each) => each !== refused);
  return {
    refused,
    other: { languages: others, at, isSure },
    isEmpty: problems.every(({ problem }) => problem === 'missing'),
  };
}

/** Publishes a document's draft once it is saved, and holds what came of it. */
export function usePublishing(name: string, draft: Draft, onPublished: (state: DocumentState) => void) {
  const notify = useNotify();
  const [send] = usePublishMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Localized>();
  /** Changes could not be saved then, or a text was to be chosen. */
  const [isHeld, setIsHeld] = useState(false);
  const [pages, setPages] = useState<readonly PageProblem[]>([]);
  const [half, setHalf] = useState<Half>();
  /** Repeated figures to ask about before publishing. */
  const [repeated, setRepeated] = useState<{ repeats: readonly RepeatedFigure[]; wanted: Wanted }>();
  const [loadRepeats] = useLazyRepeatsQuery();
  /** Others' changes that the dialog asks about before publishing, too. */
  const [joined, setJoined] = useState<{ changes: readonly VersionChange[]; wanted: Wanted }>();
  const [load] = useLazyDocumentQuery();
  /** The languages that were to be published and could not: what is empty in them is shown. */
  const [asked, setAsked] = useState<readonly Language[]>([]);

  const repeatsIn = async (wanted: readonly Language[]) => {
    const { data } = await loadRepeats(name);
    return data?.repeats.filter(({ language }) => wanted.includes(language)) ?? [];
  };
  const saveAndSend = async (wanted: Wanted, isAgain = false): Promise<void> => {
    if (!(await draft.saveNow())) return setIsHeld(true);
    const changes = draft.others(wanted.languages);
    if (changes.length > 0) return setJoined({ changes, wanted });
    const repeats = wanted.isSure ? [] : await repeatsIn(wanted.languages);
    if (repeats.length > 0) return setRepeated({ repeats, wanted: { ...wanted, isSure: true } });
    const { revision } = draft.get();
    const { data, error } = await send({ name, languages: [...wanted.languages], at: wanted.at, revision });
    if (!data) return setFailure(withReason(publishTexts.failed, reasonOf(error)));
    // Somebody has saved something since.
    if (!data.isPublished && data.isStale) {
      const now = isAgain ? undefined : (await load(name)).data;
      if (!now) return setFailure(publishTexts.stale);
      draft.catchUp(now);
      return saveAndSend(wanted, true);
    }
    if (!data.isPublished) {
      draft.set({ problems: data.problems });
      setPages(data.pages);
      setAsked(wanted.languages);
      return setHalf(halfOf(data, wanted));
    }
    draft.set({ isChanged: data.state.isChanged });
    setAsked([]);
    onPublished(data.state);
    notify(wanted.at ? publishTexts.scheduled : publishTexts.published);
  };
  return {
    isBusy,
    failure,
    isHeld,
    pages,
    half,
    closeHalf: () => setHalf(undefined),
    repeated,
    closeRepeated: () => setRepeated(undefined),
    joined,
    closeJoined: () => setJoined(undefined),
    asked,
    publish: async (wanted: Wanted) => {
      if (isBusy) return;
      setIsBusy(true);
      setFailure(undefined);
      setIsHeld(false);
      setPages([]);
      setHalf(undefined);
      setRepeated(undefined);
      if (joined?.wanted === wanted) {
        // A change made since it was shown is asked about again.
        const now = draft.others(wanted.languages);
        draft.see(joined.changes.filter((shown) => now.some((each) => isSame(each, shown))));
      }
      setJoined(undefined);
      await draft.quietly(() => saveAndSend(wanted));
      setIsBusy(false);
    },
  };
}

/** Empty fields are reported only after an attempt to publish. */
export const shownProblems = (problems: readonly FieldProblem[], asked: readonly Language[]): FieldProblem[] =>
  problems.filter(
    ({ problem, language }) => problem !== 'missing' || (language ? asked.includes(language) : asked.length > 0),
  );

export type Publishing = ReturnType<typeof usePublishing>;
