import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

import { certificateTexts } from '@/certificates/certificates.text';
import { useText } from '@/lib/locale';

import { CertificateFailure } from './Failure';
import type { LoginQuestion } from './Failure';
import { CertificateGroups } from './Groups';
import type { useCertificates } from './useCertificates';

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
      <div role="status">
        {isSeeded && (
          <Alert role="none" sx={{ marginBottom: 3 }}>
            {text(certificateTexts.seeded)}
          </Alert>
        )}
      </div>
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
