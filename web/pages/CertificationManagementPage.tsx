import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that staff typed

import { builtInCertificates } from '@/content/certificates';
import { pages } from '@/content/pages';
import { AdminGate } from '@/features/admin/AdminGate';
import { KoCertificatesNote } from '@/features/admin/KoCertificatesNote';
import { AdminCertificates } from '@/features/certificates/AdminCertificates';
import { withStore } from '@/lib/withStore';

/** The administrators' page of certificates: list and form behind the login. */
export const CertificationManagementPage = withStore(function CertificationManagementPage() {
  return (
    <AdminGate title={pages.certificationManagement.heading} other={{ page: 'manage', title: pages.manage.heading }}>
      {(notify) => <AdminCertificates builtIn={builtInCertificates} notify={notify} note={<KoCertificatesNote />} />}
    </AdminGate>
  );
});
