import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import { reasonOf } from '@/certificates/certificateFailure';
import { certificateTexts, connectionTexts, healthText, loadFailureText } from '@/certificates/certificates.text';
import { useTestConnectionMutation } from '@/certificates/certificatesApi';
import { useSeeding } from '@/certificates/useSeeding';
import { ActionButton } from '@/components/ActionLink';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { media } = tokens;

const Panel = styled(Alert)({
  marginBottom: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  '& .MuiAlert-message': { display: 'grid', gap: '1.25rem' },
  '& p': { margin: 0 },
  // There for screen readers before anything is said in them; the gap before them is not.
  '& .MuiAlert-message > :empty': { marginTop: '-1.25rem' },
});
const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.625rem',
  [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap' },
  '& button': { minHeight: 48, paddingBlock: '0.5rem' },
  '& button[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
});

/** The administrators' login in a dialog; calls back when it is done or given up. Closed, it keeps nothing. */
export type LoginQuestion = ComponentType<{ isOpen: boolean; onLogin: () => void; onClose: () => void }>;

type CertificateFailureProps = {
  failure: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  onSeeded: () => void;
  Login: LoginQuestion;
};

/** Says that the stored certificates did not come and what can be done about it. */
export function CertificateFailure({ failure, isRetrying, onRetry, onSeeded, Login }: CertificateFailureProps) {
  const text = useText();
  const seeding = useSeeding(onSeeded);
  const [test, { isLoading: isTesting }] = useTestConnectionMutation();
  const [tested, setTested] = useState<Localized>();
  const isBusy = isRetrying || isTesting || seeding.isSeeding;

  const testConnection = async () => {
    setTested(connectionTexts.testing);
    const { data } = await test();
    setTested(data ? { ko: healthText.ko(data), en: healthText.en(data) } : connectionTexts.noServer);
  };
  // Not `disabled`: a button that is pressed keeps the focus.
  const action = (act: () => void) => ({
    type: 'button' as const,
    'aria-disabled': isBusy,
    onClick: () => !isBusy && act(),
  });

  return (
    <Panel severity="error" role="none">
      <div role="alert">
        <p>
          <strong>{text(loadFailureText)(text(reasonOf(failure)))}</strong>
        </p>
        <p>{[text(certificateTexts.connectionHint), text(certificateTexts.builtInShown)].join(' ')}</p>
      </div>
      <Actions>
        <ActionButton {...action(onRetry)}>{text(certificateTexts.retry)}</ActionButton>
        <ActionButton look="outline" {...action(seeding.seed)}>
          {text(certificateTexts.seed)}
        </ActionButton>
        <ActionButton look="outline" {...action(() => void testConnection())}>
          {text(certificateTexts.test)}
        </ActionButton>
      </Actions>
      <div role="status">{tested && text(tested)}</div>
      <div role="alert">{seeding.failure && <strong>{text(seeding.failure)}</strong>}</div>
      {/* Stays when it closes: it gives the focus back. */}
      {seeding.login && (
        <Suspense>
          <Login isOpen={seeding.login === 'asked'} onLogin={seeding.seed} onClose={seeding.closeLogin} />
        </Suspense>
      )}
    </Panel>
  );
}
