import { useText } from '@/lib/locale';

import { AdditionForm } from './AdditionForm';
import { useCorrectRequestMutation } from './api';
import { Panel } from './panel';
import { correctionTexts } from './sentRequest.text';

type CorrectionProps = {
  token: string;
  /** Number of files of the request. */
  fileCount: number;
};

/** Adds a text or files to the request. */
export function Correction({ token, fileCount }: CorrectionProps) {
  const text = useText();
  const [correct] = useCorrectRequestMutation();
  return (
    <Panel aria-labelledby="correction-title">
      <h2 id="correction-title">{text(correctionTexts.title)}</h2>
      <p>{text(correctionTexts.lead)}</p>
      <AdditionForm
        name="text"
        {...correctionTexts}
        fileCount={fileCount}
        ways={[{ label: correctionTexts.send, send: (content) => correct({ token, ...content }) }]}
      />
    </Panel>
  );
}
