import { FailurePanel } from '@/calculation/sheet/formStyles';
import { errorTexts } from '@/lib/error.text';
import { useText } from '@/lib/locale';

import { quoteOutcomeTexts, START_COMMAND } from './outcome.text';
import type { QuoteOutcome } from './useSendQuote';

type FailureProps = { outcome: Exclude<QuoteOutcome, { kind: 'sent' }> };

/** Why the request did not get through and what to do now. */
export function Failure({ outcome }: FailureProps) {
  const text = useText();
  if (outcome.kind === 'unreachable') {
    return (
      <FailurePanel>
        <strong>{text(outcome.isOwnMachine ? quoteOutcomeTexts.unreachable : quoteOutcomeTexts.noConnection)}</strong>
        <p>{text(quoteOutcomeTexts.tryAgain)}</p>
        {outcome.isOwnMachine && (
          <p>
            {text(quoteOutcomeTexts.startServer)} <code>{START_COMMAND}</code>
          </p>
        )}
      </FailurePanel>
    );
  }
  const { code, waitMinutes } = outcome;
  // These two say themselves what becomes of the text.
  const isSaid = code === 'validation_failed' || code === 'database_unavailable';
  return (
    <FailurePanel>
      <strong>
        {text(quoteOutcomeTexts.failed)}
        {text(errorTexts[code] ?? errorTexts.internal_error)}
      </strong>
      {waitMinutes !== undefined && <p>{text(quoteOutcomeTexts.waitMinutes)(waitMinutes)}</p>}
      {!isSaid && <p>{text(quoteOutcomeTexts.nothingLost)}</p>}
    </FailurePanel>
  );
}
