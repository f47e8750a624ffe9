import { useText } from '@/lib/locale';

import { useWithdrawRequestMutation } from './api';
import { AskOnce } from './AskOnce';
import { Panel } from './panel';
import { withdrawalTexts } from './sentRequest.text';

/** Takes the request back. */
export function Withdrawal({ token }: { token: string }) {
  const text = useText();
  const [withdraw] = useWithdrawRequestMutation();
  return (
    <Panel aria-labelledby="withdrawal-title">
      <h2 id="withdrawal-title">{text(withdrawalTexts.title)}</h2>
      <p>{text(withdrawalTexts.lead)}</p>
      <AskOnce words={withdrawalTexts} act={() => withdraw(token)} />
    </Panel>
  );
}
