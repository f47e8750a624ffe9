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
};

/** Takes the last answer, or says what should change. */
export function Reply({ token, fileCount }: ReplyProps) {
  const text = useText();
  const [reply] = useReplyToAnswerMutation();
  const as = (kind: ReplyKind) => (content: { text: string; files: string[] }) => reply({ token, kind, ...content });
  return (
    <Panel aria-labelledby="reply-title">
      <h2 id="reply-title">{text(replyTexts.title)}</h2>
      <p>{text(replyTexts.lead)}</p>
      <AdditionForm
        name="reply"
        {...replyTexts}
        fileCount={fileCount}
        ways={[
          { label: replyTexts.change, send: as('change') },
          { label: replyTexts.accept, isBare: true, send: as('acceptance') },
        ]}
      />
    </Panel>
  );
}
