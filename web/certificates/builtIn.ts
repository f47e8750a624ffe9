import type { Certificate, CertificateCategory } from '@shared/certificates/certificates.types';

import type { Localized } from '@/lib/locale';

const same = (name: string): Localized => ({ ko: name, en: name });

const names: readonly [CertificateCategory, file: string, Localized][] = [
  ['iso-ko', 'iso-9001-ko', same('ISO 9001:2015')],
  ['iso-ko', 'iso-14001-ko', same('ISO 14001:2015')],
  ['iso-ko', 'iso-45001-ko', same('ISO 45001:2018')],
  ['iso-en', 'iso-9001-en', same('ISO 9001:2015')],
  ['iso-en', 'iso-14001-en', same('ISO 14001:2015')],
  ['iso-en', 'iso-45001-en', same('ISO 45001:2018')],
  ['asme', 'asme-u-stamp', same('ASME U Stamp')],
  ['kc', 'kc-certificate', { ko: 'KC 인증서', en: 'KC Certificate' }],
  ['patent', 'gasket-patent', { ko: '판형열교환기 가스켓 특허', en: 'Plate Heat Exchanger Gasket Patent' }],
];

/**
 * The nine certificates that come with the site, as the server lists them: it has the same in
 * `shared/certificates/built-in.ts`. `title` is what a page shows instead of the stored name.
 */
export const builtInCertificates: readonly (Certificate & { title: Localized })[] = names.map(
  ([category, file, title], index) => ({
    id: `built-in-${index + 1}`,
    category,
    name: title.en,
    title,
    image: `${file}.webp`,
    pdf: `${file}.pdf`,
    order: index + 1,
  }),
);
