import { words } from '@server/common/words';

import type { Localized } from '@/lib/locale';

import compactUnits from './compactUnits.csv?raw';
import type { Delivery } from './delivery';
import industrial from './industrial.csv?raw';
import { deliveriesOf } from './spreadsheet';

/** The deliveries of some years: one card on the page, one spreadsheet to download. */
export type DeliveryRecord = {
  fileName: string;
  title: Localized;
  period: string;
  tag: Localized;
  /** What the kinds of its customers are called together, and each of them. */
  kindTitle: Localized;
  kinds: Record<string, Localized>;
  deliveries: readonly Delivery[];
};

const industries = words({
  steel: { ko: '철강', en: 'Iron and steel' },
  petrochemical: { ko: '석유화학', en: 'Petrochemicals' },
  power: { ko: '발전', en: 'Power' },
  shipbuilding: { ko: '조선', en: 'Shipbuilding' },
  'district-energy': { ko: '집단에너지', en: 'District energy' },
  paper: { ko: '제지', en: 'Pulp and paper' },
  food: { ko: '식품', en: 'Food' },
  water: { ko: '수처리', en: 'Water treatment' },
});

const buildings = words({
  housing: { ko: '공동주택', en: 'Housing' },
  office: { ko: '업무시설', en: 'Offices' },
  hospital: { ko: '병원', en: 'Hospitals' },
  education: { ko: '대학교', en: 'Universities' },
  'data-centre': { ko: '데이터센터', en: 'Data centers' },
  hotel: { ko: '호텔', en: 'Hotels' },
  public: { ko: '공공청사', en: 'Public buildings' },
  retail: { ko: '판매시설', en: 'Shopping centers' },
});

/** Stands on the page and in the files: make it `undefined` once the deliveries are your own. */
export const deliveryNote: Localized | undefined = {
  ko: '예시 자료입니다. 납품처와 수치는 실제 실적이 아닙니다.',
  en: 'Sample data: customers and figures are not real deliveries.',
};

/** SAMPLE DATA: put your own deliveries into the CSV files. Duties, temperatures and areas fit each other, but nobody ordered them. */
export const deliveryRecords: readonly DeliveryRecord[] = [
  {
    fileName: 'industrial-delivery-performance-2021-2024.xlsx',
    title: { ko: '산업용 납품실적', en: 'Industrial delivery performance' },
    period: '2021-2024',
    tag: { ko: '플랜트 설비', en: 'Plant Equipment' },
    kindTitle: { ko: '업종', en: 'Industry' },
    kinds: industries,
    deliveries: deliveriesOf(industrial, industries),
  },
  {
    fileName: 'compact-unit-delivery-performance-2023-2024.xlsx',
    title: { ko: '콤팩트 유니트 납품실적', en: 'Compact unit delivery performance' },
    period: '2023-2024',
    tag: { ko: '공조 설비', en: 'HVAC' },
    kindTitle: { ko: '건물 용도', en: 'Building' },
    kinds: buildings,
    deliveries: deliveriesOf(compactUnits, buildings),
  },
];
