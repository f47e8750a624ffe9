import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { SentQuotation } from '@shared/requests/quote-sender.types';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useLanguage, useText } from '@/lib/locale';
import { money } from '@/requests/money';
import { tokens } from '@/theme/tokens';

import { acceptanceTexts, sentQuotationTexts } from '@/requests/sender/sentRequest.text';

import { ReplyFailure } from './ReplyFailure';
import type { QuotationAnswering } from './useQuotationReply';

const { colour, layer, media, space } = tokens;

// In reach however long the page is.
const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.strip,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  marginTop: space.gap,
  padding: '0.75rem 0 calc(0.75rem + env(safe-area-inset-bottom))',
  background: colour.white,
  borderTop: `1px solid ${colour.line}`,
  '& .MuiAlert-root': { flexBasis: '100%' },
  '& button': { minHeight: 44 },
  '& button:first-of-type': { flex: '1 1 auto', [media.tablet]: { flex: 'none' } },
  [media.low]: { position: 'static' },
});

type AnswerBarProps = { quotation: SentQuotation; answering: QuotationAnswering };

/** Accepts the quotation in force, once its sum was confirmed, or declines it in one tap. */
export function AnswerBar({ quotation, answering }: AnswerBarProps) {
  const text = useText();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { number, total, currency } = quotation;
  const { isSending, reply } = answering;
  const accept = async () => {
    await reply('acceptance');
    setIsAsked(false);
  };
  return (
    <Bar>
      <ReplyFailure failure={answering.failure} />
      <Button variant="contained" disabled={isSending} onClick={() => setIsAsked(true)}>
        {text(sentQuotationTexts.accept)}
      </Button>
      <Button variant="outlined" color="inherit" disabled={isSending} onClick={() => void reply('decline')}>
        {text(sentQuotationTexts.decline)}
      </Button>
      <QuestionDialog
        isOpen={isAsked}
        title={text(acceptanceTexts.question)}
        onClose={() => setIsAsked(false)}
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>{text(acceptanceTexts.keep)}</Button>
            <Button variant="contained" loading={isSending} loadingPosition="start" onClick={() => void accept()}>
              {text(acceptanceTexts.confirm)}
            </Button>
          </>
        }
      >
        <p>{text(acceptanceTexts.consequence)(number, money(total, currency, language))}</p>
      </QuestionDialog>
    </Bar>
  );
}
