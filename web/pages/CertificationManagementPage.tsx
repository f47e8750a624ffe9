import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that staff typed

import { roles } from '@shared/admin/accounts.types';
import type { Role } from '@shared/admin/accounts.types';

import { builtInCertificates } from '@/certificates/builtIn';
import { pages } from '@/navigation/pages';
import { AdminGate } from '@/admin/desk/AdminGate';
import { KoCertificatesNote } from '@/admin/desk/KoCertificatesNote';
import { CertificateAdmin } from '@/certificates/admin/CertificateAdmin';

const OFFICE: readonly Role[] = ['office'];

/** The administrators' page of certificates: list and form behind the login. */
export function CertificationManagementPage() {
  return (
    <AdminGate
      title={pages.certificationManagement.heading}
      other={{ page: 'manage', title: pages.manage.heading, allowed: roles }}
      allowed={OFFICE}
    >
      <CertificateAdmin builtIn={builtInCertificates} note={<KoCertificatesNote />} />
    </AdminGate>
  );
}
