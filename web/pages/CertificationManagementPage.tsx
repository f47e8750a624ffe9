import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that staff typed

import { pages } from '@/content/pages';
import { AdminGate } from '@/features/admin/AdminGate';
import { AdminInPreparation } from '@/features/admin/AdminInPreparation';

/** The certificates' administration: the login is here, the list comes later. */
export function CertificationManagementPage() {
  return <AdminGate title={pages.certificationManagement.heading}>{() => <AdminInPreparation />}</AdminGate>;
}
