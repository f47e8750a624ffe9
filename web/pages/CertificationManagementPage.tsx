import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that staff typed

import { builtInCertificates } from '@/certificates/builtIn';
import { pages } from '@/content/pages';
import { AdminGate } from '@/features/admin/AdminGate';
import { KoCertificatesNote } from '@/features/admin/KoCertificatesNote';
import { CertificateAdmin } from '@/features/certificate-admin/CertificateAdmin';

/** The administrators' page of certificates: list and form behind the login. */
export function CertificationManagementPage() {
  return (
    <AdminGate title={pages.certificationManagement.heading} other={{ page: 'manage', title: pages.manage.heading }}>
      <CertificateAdmin builtIn={builtInCertificates} note={<KoCertificatesNote />} />
    </AdminGate>
  );
}
