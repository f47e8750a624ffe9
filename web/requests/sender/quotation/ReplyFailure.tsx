import Alert from '@mui/material/Alert';

import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { failureText } from '@/requests/sender/failureText';
import { sentQuotationTexts } from '@/requests/sender/sentRequest.text';

/** Says why an acceptance was not stored: somebody else may have been first. */
export function ReplyFailure({ failure }: { failure: unknown }) {
  const text = useText();
  const isOvertaken = errorBodyOf(failure)?.code === 'conflict';
  return (
    failure !== undefined && (
      <Alert severity="error">{text(isOvertaken ? sentQuotationTexts.overtaken : failureText(failure))}</Alert>
    )
  );
}
