import type { HistoryEntry } from '@shared/requests/quotes.types';

import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';

import { useEraseRequestMutation } from './api';
import { AskOnce } from './AskOnce';
import { Panel } from './panel';
import { erasureTexts } from './sentRequest.text';

/** Asks the office to erase the request; says so once it was asked. */
export function Erasure({ token, history }: { token: string; history: readonly HistoryEntry[] }) {
  const text = useText();
  const language = useLanguage();
  const [erase] = useEraseRequestMutation();
  const asked = history.find(({ kind }) => kind === 'erasure');
  return (
    <Panel aria-labelledby="erasure-title">
      <h2 id="erasure-title">{text(erasureTexts.title)}</h2>
      <p>{text(erasureTexts.lead)}</p>
      {asked ? (
        <strong>{text(erasureTexts.asked)(localTime(asked.at, language))}</strong>
      ) : (
        <AskOnce words={erasureTexts} act={() => erase(token)} />
      )}
    </Panel>
  );
}
