import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';

import type { Certificate } from '@server/certificates/certificates.types';

import type { Localized } from '@/lib/locale';
import { useLeaveQuestion } from '@/lib/useLeaveQuestion';

import { AdminCertificateFields } from './AdminCertificateFields';
import { AdminCertificateFile } from './AdminCertificateFile';
import { useAdminCertificateForm } from './adminCertificateFormState';
import { formTexts } from './adminCertificateForm.text';
import { AdminCertificateLeave } from './AdminCertificateLeave';
import { AdminCertificatePreview } from './AdminCertificatePreview';
import { AdminCertificatePdfLink } from './AdminCertificateRowParts';
import { AdminCertificateSaving } from './AdminCertificateSaving';
import { CERTIFICATES_HEADING, useAdminCertificatesAddress } from './adminCertificatesAddress';
import type { BuiltInCertificate } from './certificateGroups';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem clamp(1.5rem, 1rem + 2vw, 3rem)',
  alignItems: 'start',
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 23rem' },
});
const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });

type AdminCertificateFormProps = {
  /** The certificate to edit; undefined for a new one. */
  certificate: Certificate | undefined;
  /** All that are stored. */
  stored: readonly Certificate[];
  builtIn: readonly BuiltInCertificate[];
  notify: (words: Localized) => void;
};

/** The form of a new certificate or of one that exists. */
export function AdminCertificateForm({ certificate, stored, builtIn, notify }: AdminCertificateFormProps) {
  const { showList } = useAdminCertificatesAddress();
  const state = useAdminCertificateForm({
    certificate,
    stored,
    onSaved: () => {
      notify(certificate ? formTexts.updated : formTexts.saved);
      showList();
    },
  });
  const question = useLeaveQuestion(state.isDirty || state.saving.isSaving);
  useKeptFromNavigating();

  const { values, files } = state;
  const namesOf = (field: 'image' | 'pdf') => [...new Set([...stored, ...builtIn].map((each) => each[field]))];
  const there = (field: 'image' | 'pdf') =>
    !files[field] && namesOf(field).includes(values[field].trim()) ? values[field].trim() : '';
  return (
    <FormProvider {...state.form}>
      {/* `post`: should it ever be sent without the page's code, nothing of it ends up in an address. */}
      <Form noValidate method="post" onSubmit={state.submit} aria-labelledby={CERTIFICATES_HEADING}>
        <Columns>
          <Column>
            <AdminCertificateFields stored={certificate?.category ?? ''} />
            <AdminCertificateFile field="pdf" state={state} known={namesOf('pdf')}>
              {there('pdf') && (
                <span>
                  <AdminCertificatePdfLink name={there('pdf')} />
                </span>
              )}
            </AdminCertificateFile>
          </Column>
          <AdminCertificateFile field="image" state={state} known={namesOf('image')}>
            <AdminCertificatePreview file={files.image} name={there('image')} />
          </AdminCertificateFile>
        </Columns>
        <AdminCertificateSaving state={state} />
      </Form>
      <AdminCertificateLeave question={question} onLeave={state.saving.stop} />
    </FormProvider>
  );
}

/** A file that misses its zone must not be opened by the browser in place of the form. */
function useKeptFromNavigating() {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
