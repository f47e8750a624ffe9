import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import type { Certificate } from '@server/certificates/certificates.types';

import { LoadFailure } from '@/components/LoadFailure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { AdminCertificateForm } from './AdminCertificateForm';
import { formTexts } from './adminCertificateForm.text';
import { BackIcon } from './adminCertificateIcons';
import { listTexts } from './adminCertificates.text';
import {
  CERTIFICATES_HEADING,
  focusCertificatesHeading,
  NEW_CERTIFICATE,
  useAdminCertificatesAddress,
} from './adminCertificatesAddress';
import type { BuiltInCertificate } from './certificateGroups';
import { useCertificatesQuery } from './certificatesApi';

type AdminCertificateEditorProps = {
  /** The certificate's id, or `NEW_CERTIFICATE`. */
  id: string;
  builtIn: readonly BuiltInCertificate[];
  notify: (words: Localized) => void;
  onOpened: () => void;
};

/** One certificate, opened to be edited. */
export function AdminCertificateEditor({ id, builtIn, notify, onOpened }: AdminCertificateEditorProps) {
  const text = useText();
  const { listHref } = useAdminCertificatesAddress();
  const { data, isError, refetch } = useCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const isNew = id === NEW_CERTIFICATE;
  // As it was when it was opened: what others store while it is edited must not change the form.
  const [opened, setOpened] = useState<Certificate>();
  const found = data?.items.find((each) => each.id === id);
  if (found && !opened) setOpened(found);
  const stored = data?.items;
  useEffect(onOpened);
  useEffect(() => {
    focusCertificatesHeading();
    document.querySelector(`#${CERTIFICATES_HEADING}`)?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <>
      <Button component={Link} to={listHref} startIcon={<BackIcon />} size="small" sx={{ marginBottom: 1.5 }}>
        {text(formTexts.back)}
      </Button>
      <Paper
        variant="outlined"
        component="section"
        aria-labelledby={CERTIFICATES_HEADING}
        sx={{ padding: { xs: 2, sm: 3, md: 4 } }}
      >
        <Typography variant="h3" component="h2" id={CERTIFICATES_HEADING} tabIndex={-1} sx={{ marginBottom: '1.5rem' }}>
          {text(isNew ? formTexts.newTitle : formTexts.editTitle)}
        </Typography>
        {stored && (isNew || opened) && (
          <AdminCertificateForm certificate={opened} stored={stored} builtIn={builtIn} notify={notify} />
        )}
        {stored && !isNew && !opened && <Alert severity="error">{text(formTexts.missing)}</Alert>}
        {!stored && isError && <LoadFailure onRetry={refetch}>{text(listTexts.failed)}</LoadFailure>}
        {!stored && !isError && (
          <output aria-label={text(formTexts.loading)}>
            <Skeleton variant="rounded" height={56} sx={{ marginBottom: 3 }} />
            <Skeleton variant="rounded" height={320} />
          </output>
        )}
      </Paper>
    </>
  );
}
