import type { Certificate, CertificateCategory } from './certificates.types.js';

/** These certificates and their files are part of the site. */
const list: readonly { category: CertificateCategory; name: string; file: string }[] = [
  { category: 'iso-ko', name: 'ISO 9001:2015', file: 'iso-9001-ko' },
  { category: 'iso-ko', name: 'ISO 14001:2015', file: 'iso-14001-ko' },
  { category: 'iso-ko', name: 'ISO 45001:2018', file: 'iso-45001-ko' },
  { category: 'iso-en', name: 'ISO 9001:2015', file: 'iso-9001-en' },
  { category: 'iso-en', name: 'ISO 14001:2015', file: 'iso-14001-en' },
  { category: 'iso-en', name: 'ISO 45001:2018', file: 'iso-45001-en' },
  { category: 'asme', name: 'ASME U Stamp', file: 'asme-u-stamp' },
  { category: 'kc', name: 'KC Certificate', file: 'kc-certificate' },
  { category: 'patent', name: 'Plate Heat Exchanger Gasket Patent', file: 'gasket-patent' },
];

export const builtInCertificates: readonly Certificate[] = list.map(({ category, name, file }, index) => ({
  id: `built-in-${index + 1}`,
  category,
  name,
  image: `${file}.webp`,
  pdf: `${file}.pdf`,
  order: index + 1,
}));

export const builtInFiles = {
  image: builtInCertificates.map(({ image }) => image),
  pdf: builtInCertificates.map(({ pdf }) => pdf),
} as const;
