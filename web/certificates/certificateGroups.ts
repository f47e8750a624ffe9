import { certificateCategories } from '@shared/certificates/certificates.types';
import type { Certificate, CertificateCategory } from '@shared/certificates/certificates.types';

import type { Localized } from '@/lib/locale';

/** A certificate that comes with the site; `title` is its name in both languages. */
export type BuiltInCertificate = Certificate & { title: Localized };

export type CertificateGroup = { category: CertificateCategory; certificates: readonly Certificate[] };

/** The anchor of a category's certificates on the page. */
export const groupId = (category: CertificateCategory): string => `certificates-${category}`;

export const byOrder = (certificates: readonly Certificate[]): Certificate[] =>
  certificates.toSorted((one, other) => one.order - other.order);

/** The certificates by category in the fixed order of these, each by its own order; empty categories are left out. */
export function groupsOf(certificates: readonly Certificate[]): CertificateGroup[] {
  return certificateCategories
    .map((category) => ({ category, certificates: byOrder(certificates.filter((each) => each.category === category)) }))
    .filter((group) => group.certificates.length > 0);
}
