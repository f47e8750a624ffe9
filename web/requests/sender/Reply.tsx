import type { ReplyKind } from '@shared/requests/quotes.types';

import { useText } from '@/lib/locale';

import { AdditionForm } from './AdditionForm';
import { useReplyToAnswerMutation } from './api';
import { Panel } from './panel';
import { replyTexts } from './sentRequest.text';

type ReplyProps = {
  token: string;
  /** Number of files of the request. */
  fileCount: number;
  /** False where a quotation is there to be accepted. */
  canAccept: boolean;
};

/** Takes the last answer, or says what should change. */
export function Reply({ token, fileCount, canAccept }: ReplyProps) {
  const text = useText();
  const [reply] = useReplyToAnswerMutation();
  const as = (kind: ReplyKind) => (content: { text: string; files: string[] }) => reply({ token, kind, ...content });
  return (
    <Panel aria-labelledby="reply-title">
      <h2 id="reply-title">{text(replyTexts.title)}</h2>
      <p>{text(canAccept ? replyTexts.lead : replyTexts.changeLead)}</p>
      <AdditionForm
        name="reply"
        {...replyTexts}
        fileCount={fileCount}
        ways={[
          { label: replyTexts.change, send: as('change') },
          ...(canAccept ? [{ label: replyTexts.accept, isBare: true, send: as('acceptance') }] : []),
        ]}
      />
    </Panel>
  );
}
