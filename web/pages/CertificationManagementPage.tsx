import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that staff typed

import { roles } from '@server/accounts/accounts.types';
import type { Role } from '@server/accounts/accounts.types';

import { builtInCertificates } from '@/certificates/builtIn';
import { pages } from '@/content/pages';
import { AdminGate } from '@/features/admin/AdminGate';
import { KoCertificatesNote } from '@/features/admin/KoCertificatesNote';
import { CertificateAdmin } from '@/features/certificate-admin/CertificateAdmin';

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
