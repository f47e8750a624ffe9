import { useEffect, useEffectEvent } from 'react';

import { LeaveDialog } from '@/admin/LeaveDialog';
import { useLeaveQuestion } from '@/admin/useLeaveQuestion';
import { useText } from '@/lib/locale';

import { documentTexts } from './content.text';
import type { Draft } from './draft';

type LeavingProps = {
  draft: Draft;
  isDirty: boolean;
  isSaving: boolean;
  /** A text is still to be chosen. */
  hasConflicts: boolean;
};

/** Delays leaving until everything is saved; asks if saving fails, or if a text is still to be chosen. */
export function Leaving({ draft, isDirty, isSaving, hasConflicts }: LeavingProps) {
  const text = useText();
  const question = useLeaveQuestion(isDirty || hasConflicts);
  const { isAsking } = question;
  const saveFirst = useEffectEvent(async () => {
    if (await draft.saveNow()) question.leave();
  });
  useEffect(() => {
    if (isAsking) void saveFirst();
  }, [isAsking]);
  return (
    <LeaveDialog
      question={{ ...question, isAsking: isAsking && !isSaving }}
      lead={text(hasConflicts ? documentTexts.leaveConflicts : documentTexts.leave)}
      keep={isDirty ? text(documentTexts.keep) : undefined}
      onDiscard={draft.forget}
    />
  );
}
