import { useEffect, useEffectEvent } from 'react';

import { LeaveDialog } from '@/admin/LeaveDialog';
import { useLeaveQuestion } from '@/admin/useLeaveQuestion';
import { useText } from '@/lib/locale';

import { documentTexts } from './content.text';
import type { Draft } from './draft';

type LeavingProps = { draft: Draft; isDirty: boolean; isSaving: boolean };

/** Whoever leaves while something is not saved waits until it is; when that fails, they are asked. */
export function Leaving({ draft, isDirty, isSaving }: LeavingProps) {
  const text = useText();
  const question = useLeaveQuestion(isDirty);
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
      lead={text(documentTexts.leave)}
      keep={text(documentTexts.keep)}
      onDiscard={draft.forget}
    />
  );
}
