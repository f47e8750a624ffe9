import { styled } from '@mui/material/styles';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';

import { ActionButton } from '@/components/ActionLink';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ConsentPart } from './consent/ConsentPart';
import { formTexts } from './form.text';
import { Problems } from './Problems';
import { Failure } from './sending/Failure';
import type { QuoteOutcome } from './sending/useSendQuote';

const Foot = styled('div')({ display: 'grid', gap: '1.25rem' });
const Line = styled('div')({
  display: 'grid',
  gap: '1.25rem 2rem',
  alignItems: 'center',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  [tokens.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const SendButton = styled(ActionButton)({ minHeight: 56, paddingInline: '2rem', fontSize: '1.0625rem' });

const never = () => () => undefined;

/** False in the prerendered page, whose button must not send until the code that does so is there. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

type SendRowProps = {
  isSending: boolean;
  failure: Exclude<QuoteOutcome, { kind: 'sent' }> | undefined;
} & ComponentProps<typeof ConsentPart>;

/** The end of the form: what stands in the way, what is agreed to, the button. */
export function SendRow({ isSending, failure, ...agreement }: SendRowProps) {
  const isHydrated = useIsHydrated();
  const text = useText();
  const alert = useRef<HTMLDivElement>(null);

  // Browsers keep the button in its place when something appears above it, on a phone out of sight. If fields are to
  // blame the form leads to the first of them, and scrolling here would lead away again.
  useEffect(() => {
    const isAboutFields = failure?.kind === 'refused' && Object.keys(failure.fields).length > 0;
    if (failure && !isAboutFields) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  return (
    <Foot>
      <div role="alert" ref={alert}>
        {failure && <Failure outcome={failure} />}
        <Problems consent={agreement.consent} />
      </div>
      <Line>
        <ConsentPart {...agreement} />
        {/* Not `disabled` while sending: the keyboard's place would be lost. */}
        <SendButton type="submit" disabled={!isHydrated} aria-disabled={isSending || undefined}>
          {text(isSending ? formTexts.sending : formTexts.send)}
        </SendButton>
      </Line>
    </Foot>
  );
}
