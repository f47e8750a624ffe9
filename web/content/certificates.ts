import type { Certificate, CertificateCategory } from '@server/certificates/certificates.types';
import { words } from '@server/common/words';

import hero from '@/images/hero/plate-closeup.webp?role=hero';
import type { Localized } from '@/lib/locale';
import type { PictureSources } from '@/lib/picture';
import type { PageLink } from '@/lib/navigation';

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
 * `server/certificates/built-in.ts`. `title` is what a page shows instead of the stored name.
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

export const certificatesHero: { picture: PictureSources; alt: Localized } = {
  picture: hero,
  alt: {
    ko: '포트 둘레에 검은 가스켓이 있는 스테인리스 헤링본 전열판의 근접 사진',
    en: 'Close-up of a stainless steel herringbone plate with a black gasket around the port',
  },
};

/** What each kind of certificate says, for readers who decide about a supplier. */
export const certificateKinds: Record<CertificateCategory, Localized> = {
  'iso-ko': {
    ko: '품질(ISO 9001), 환경(ISO 14001), 안전보건(ISO 45001) 경영시스템 인증서의 국문본입니다.',
    en: 'Certificates in Korean for the quality (ISO 9001), environmental (ISO 14001) and occupational health and safety (ISO 45001) management systems.',
  },
  'iso-en': {
    ko: '같은 경영시스템 인증서의 영문본입니다. 해외 발주처의 협력사 등록과 입찰 서류에 사용하실 수 있습니다.',
    en: 'The same management system certificates in English, for vendor registration and bid documents abroad.',
  },
  asme: {
    ko: 'ASME 보일러·압력용기 코드 Section VIII Division 1에 따라 압력용기를 제작하고 U 스탬프를 표시하는 자격입니다.',
    en: 'Authorizes us to build pressure vessels to Section VIII, Division 1 of the ASME Boiler and Pressure Vessel Code and to mark them with the U Stamp.',
  },
  kc: {
    ko: '국내에서 사용하는 압력용기에 대하여 산업안전보건법에 따라 제조자가 받는 안전인증입니다.',
    en: 'Safety certification that a manufacturer of pressure vessels for use in Korea obtains under the Occupational Safety and Health Act.',
  },
  patent: {
    ko: '판형열교환기의 전열판 사이를 밀봉하는 가스켓의 특허증입니다.',
    en: 'Patent for the gasket that seals the plates of a plate heat exchanger.',
  },
};

export const certificatesText = words({
  lead: {
    ko: '경영시스템과 압력용기 제작에 관한 인증서, 제품 특허증을 분야별로 모았습니다.',
    en: 'Our management system and pressure vessel certificates and product patents, by category.',
  },
  listLead: {
    ko: '인증서를 누르면 PDF 원본이 새 창에서 열립니다.',
    en: 'Select a certificate to open the original document as a PDF in a new tab.',
  },
  nextTitle: { ko: '인증이 필요한 압력용기', en: 'Pressure vessels that need certification' },
  nextLead: {
    ko: '견적을 요청하실 때 적용 코드(KC, ASME)와 설계압력, 설계온도를 적어 주시면 그 기준에 따라 검토합니다.',
    en: 'State the design code (KC, ASME), design pressure and design temperature in your request and we will review it on that basis.',
  },
  quote: { ko: '온라인 견적 요청', en: 'Request a quote' },
});

/** Products that are built as pressure vessels. */
export const certifiedProducts: readonly PageLink[] = [
  {
    page: 'products',
    section: 'welded-plate-heat-exchanger',
    title: { ko: '용접식 판형열교환기', en: 'Welded plate heat exchanger' },
  },
  { page: 'products', section: 'ball-tank', title: { ko: '볼탱크', en: 'Ball tank' } },
  {
    page: 'products',
    section: 'closed-expansion-tank',
    title: { ko: '밀폐형 팽창탱크', en: 'Closed expansion tank' },
  },
];
