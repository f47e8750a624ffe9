import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { lossReasonTexts } from '@shared/requests/outcomes.text';
import type { LossReason, Quotation } from '@shared/requests/quotations.types';

import { useText } from '@/lib/locale';
import { ReasonChoice } from '@/requests/ReasonChoice';

import { quotationTexts } from './quotation.text';
import { useLoseQuotationMutation } from './quotationApi';

/** Notes in one tap that a quotation was lost, and then why; a reason that its sender told stays. */
export function Ending({ quotation: { quote, revision, state, outcome } }: { quotation: Quotation }) {
  const text = useText();
  const [lose, { isLoading, error }] = useLoseQuotationMutation();
  const note = (reason?: LossReason) => void lose({ quote, revision, ...(reason && { reason }) });
  const reason = outcome?.reason ?? null;
  const isAsked = state === 'lost' || (state === 'declined' && reason === null);
  return (
    <>
      {(state === 'open' || state === 'expired') && (
        <Button size="small" color="inherit" loading={isLoading} onClick={() => note()}>
          {text(quotationTexts.lose)}
        </Button>
      )}
      {isAsked && <ReasonChoice label={quotationTexts.reason} chosen={reason} onChoose={note} />}
      {state === 'declined' && reason && <span>{text(lossReasonTexts[reason])}</span>}
      {error && <Alert severity="error">{text(quotationTexts.loseFailed)}</Alert>}
    </>
  );
}
