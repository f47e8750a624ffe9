import { FormProvider } from 'react-hook-form';

import type { Certificate } from '@shared/certificates/certificates.types';

import { Form, FormColumn, FormColumns } from '@/admin/FormColumns';
import { FormFoot } from '@/admin/FormFoot';
import { LeaveDialog } from '@/admin/LeaveDialog';
import { useNotify } from '@/admin/notices';
import type { BuiltInCertificate } from '@/certificates/certificateGroups';
import { useText } from '@/lib/locale';
import { useLeaveQuestion } from '@/admin/useLeaveQuestion';

import { CERTIFICATES_HEADING, useCertificateAddress } from './address';
import { CertificatePdfLink } from './columns';
import { CertificateFields } from './Fields';
import { CertificateFile } from './File';
import { formTexts } from './form.text';
import { CertificatePreview } from './Preview';
import { useCertificateForm } from './useCertificateForm';

type CertificateFormProps = {
  /** The certificate to edit; undefined for a new one. */
  certificate: Certificate | undefined;
  /** All that are stored. */
  stored: readonly Certificate[];
  builtIn: readonly BuiltInCertificate[];
};

/** The form of a new certificate or of one that exists. */
export function CertificateForm({ certificate, stored, builtIn }: CertificateFormProps) {
  const text = useText();
  const notify = useNotify();
  const { listHref, showList } = useCertificateAddress();
  const state = useCertificateForm({
    certificate,
    stored,
    onSaved: () => {
      notify(certificate ? formTexts.updated : formTexts.saved);
      showList();
    },
  });
  const question = useLeaveQuestion(state.isDirty || state.saving.isSaving);

  const { values, files } = state;
  const namesOf = (field: 'image' | 'pdf') => [...new Set([...stored, ...builtIn].map((each) => each[field]))];
  const there = (field: 'image' | 'pdf') =>
    !files[field] && namesOf(field).includes(values[field].trim()) ? values[field].trim() : '';
  return (
    <FormProvider {...state.form}>
      {/* `post`: should it ever be sent without the page's code, nothing of it ends up in an address. */}
      <Form noValidate method="post" onSubmit={state.submit} aria-labelledby={CERTIFICATES_HEADING}>
        <FormColumns>
          <FormColumn>
            <CertificateFields stored={certificate?.category ?? ''} />
            <CertificateFile field="pdf" state={state} known={namesOf('pdf')}>
              {there('pdf') && (
                <span>
                  <CertificatePdfLink name={there('pdf')} />
                </span>
              )}
            </CertificateFile>
          </FormColumn>
          <CertificateFile field="image" state={state} known={namesOf('image')}>
            <CertificatePreview file={files.image} name={there('image')} />
          </CertificateFile>
        </FormColumns>
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
