import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';

import type { Certificate } from '@shared/certificates/certificates.types';

import { Editor, EditorWaiting } from '@/admin/Editor';
import { LoadFailure } from '@/admin/LoadFailure';
import type { BuiltInCertificate } from '@/certificates/certificateGroups';
import { useCertificatesQuery } from '@/certificates/certificatesApi';
import { useText } from '@/lib/locale';

import { CERTIFICATES_HEADING, NEW_CERTIFICATE, useCertificateAddress } from './address';
import { listTexts } from './certificates.text';
import { CertificateForm } from './Form';
import { formTexts } from './form.text';

type CertificateEditorProps = {
  /** The certificate's id, or `NEW_CERTIFICATE`. */
  id: string;
  builtIn: readonly BuiltInCertificate[];
  onOpened: () => void;
};

/** One certificate, opened to be edited. */
export function CertificateEditor({ id, builtIn, onOpened }: CertificateEditorProps) {
  const text = useText();
  const { listHref } = useCertificateAddress();
  const { data, isError, refetch } = useCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const isNew = id === NEW_CERTIFICATE;
  // As it was when it was opened: what others store while it is edited must not change the form.
  const [opened, setOpened] = useState<Certificate>();
  const found = data?.items.find((each) => each.id === id);
  if (found && !opened) setOpened(found);
  const stored = data?.items;
  useEffect(onOpened);

  return (
    <Editor id={CERTIFICATES_HEADING} title={isNew ? formTexts.newTitle : formTexts.editTitle} backTo={listHref}>
      {stored && (isNew || opened) && <CertificateForm certificate={opened} stored={stored} builtIn={builtIn} />}
      {stored && !isNew && !opened && <Alert severity="error">{text(formTexts.missing)}</Alert>}
      {!stored && isError && <LoadFailure onRetry={refetch}>{text(listTexts.failed)}</LoadFailure>}
      {!stored && !isError && <EditorWaiting label={formTexts.loading} />}
    </Editor>
  );
}
