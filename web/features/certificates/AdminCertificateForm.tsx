import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';

import type { Certificate } from '@server/certificates/certificates.types';

import { FormFoot } from '@/components/FormFoot';
import { LeaveDialog } from '@/components/LeaveDialog';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { useLeaveQuestion } from '@/lib/useLeaveQuestion';
import { useStrayDrops } from '@/lib/useStrayDrops';

import { AdminCertificateFields } from './AdminCertificateFields';
import { AdminCertificateFile } from './AdminCertificateFile';
import { useAdminCertificateForm } from './adminCertificateFormState';
import { formTexts } from './adminCertificateForm.text';
import { AdminCertificatePreview } from './AdminCertificatePreview';
import { AdminCertificatePdfLink } from './AdminCertificateRowParts';
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
  const text = useText();
  const { listHref, showList } = useAdminCertificatesAddress();
  const state = useAdminCertificateForm({
    certificate,
    stored,
    onSaved: () => {
      notify(certificate ? formTexts.updated : formTexts.saved);
      showList();
    },
  });
  const question = useLeaveQuestion(state.isDirty || state.saving.isSaving);
  useStrayDrops();

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
        <FormFoot
          failure={state.failure && text(state.failure)}
          saving={state.saving}
          isDirty={state.isDirty}
          cancelTo={listHref}
        />
      </Form>
      <LeaveDialog question={question} lead={text(formTexts.leave)} onDiscard={state.saving.stop} />
    </FormProvider>
  );
}
