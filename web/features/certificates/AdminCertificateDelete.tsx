import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Certificate } from '@server/certificates/certificates.types';

import { QuestionDialog } from '@/components/QuestionDialog';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { deletionTexts } from './adminCertificates.text';
import { reasonOf } from './certificateFailure';
import { useDeleteCertificateMutation } from './certificatesApi';

const Lead = styled('p')({ color: tokens.colour.inkSoft });

type AdminCertificateDeleteProps = {
  /** The certificate that is to be deleted, while the question stands. */
  certificate: Certificate | undefined;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a certificate is deleted, and says so when that fails. */
export function AdminCertificateDelete({ certificate, onClose, onDeleted }: AdminCertificateDeleteProps) {
  const text = useText();
  const [remove, { isLoading }] = useDeleteCertificateMutation();
  const [failure, setFailure] = useState<Localized>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (!certificate || isLoading) return;
    const { error } = await remove(certificate.id);
    if (error) setFailure(failureWords(error));
    else {
      setFailure(undefined);
      onDeleted();
    }
  };

  return (
    <QuestionDialog
      isOpen={certificate !== undefined}
      title={text(deletionTexts.title)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text(deletionTexts.cancel)}</Button>
          <Button variant="contained" color="error" loading={isLoading} loadingPosition="start" onClick={confirm}>
            {text(deletionTexts.confirm)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{certificate?.name}</strong>
      </p>
      <Lead>{text(deletionTexts.lead)}</Lead>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
    </QuestionDialog>
  );
}

function failureWords(error: unknown): Localized {
  if (errorBodyOf(error)?.code === 'not_found') return deletionTexts.gone;
  const { failed } = deletionTexts;
  const reason = reasonOf(error);
  return { ko: `${failed.ko} ${reason.ko}`, en: `${failed.en} ${reason.en}` };
}
