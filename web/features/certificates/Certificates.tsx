import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

import { certificateTexts } from '@/certificates/certificates.text';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { CertificateFailure } from './Failure';
import type { LoginQuestion } from './Failure';
import { CertificateGroups } from './Groups';
import type { useCertificates } from './useCertificates';

const Done = styled('p')({
  margin: '0 0 1.5rem',
  padding: '0.875rem 1.25rem',
  borderLeft: `4px solid ${tokens.colour.good}`,
  borderRadius: tokens.radius.small,
  background: tokens.colour.goodTint,
  fontWeight: 600,
});

type CertificatesProps = Pick<ComponentProps<typeof CertificateGroups>, 'builtIn' | 'kinds'> & {
  shown: ReturnType<typeof useCertificates>;
  Login: LoginQuestion;
};

/** The certificates as visitors see them, in every state: on their way, there, or replaced by the built-in ones. */
export function Certificates({ shown, builtIn, kinds, Login }: CertificatesProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [isSeeded, setIsSeeded] = useState(false);
  const hasFailed = shown.failure !== undefined;
  const hadFailed = useRef(false);
  useEffect(() => {
    // The button that was pressed has gone with the message.
    if (hadFailed.current && !hasFailed) list.current?.focus({ preventScroll: true });
    hadFailed.current = hasFailed;
  }, [hasFailed]);

  return (
    <div ref={list} tabIndex={-1}>
      <div role="status">{isSeeded && <Done>{text(certificateTexts.seeded)}</Done>}</div>
      {hasFailed && (
        <CertificateFailure
          failure={shown.failure}
          isRetrying={shown.isRetrying}
          onRetry={() => void shown.retry()}
          onSeeded={() => setIsSeeded(true)}
          Login={Login}
        />
      )}
      <CertificateGroups groups={shown.groups} isLoading={shown.isLoading} builtIn={builtIn} kinds={kinds} />
    </div>
  );
}
