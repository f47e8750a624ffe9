import type { Localized } from '@/lib/locale';

import { buildings, compactUnitDeliveries } from './compactUnits';
import type { Delivery } from './delivery';
import { industrialDeliveries, industries } from './industrial';

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

/** Stands on the page and in the files: make it `undefined` once the deliveries are your own. */
export const deliveryNote: Localized | undefined = {
  ko: '예시 자료입니다. 납품처와 수치는 실제 실적이 아닙니다.',
  en: 'Sample data: customers and figures are not real deliveries.',
};

export const deliveryRecords: readonly DeliveryRecord[] = [
  {
    fileName: 'industrial-delivery-performance-2021-2024.xlsx',
    title: { ko: '산업용 납품실적', en: 'Industrial delivery performance' },
    period: '2021-2024',
    tag: { ko: '플랜트 설비', en: 'Plant Equipment' },
    kindTitle: { ko: '업종', en: 'Industry' },
    kinds: industries,
    deliveries: industrialDeliveries,
  },
  {
    fileName: 'compact-unit-delivery-performance-2023-2024.xlsx',
    title: { ko: '콤팩트 유니트 납품실적', en: 'Compact unit delivery performance' },
    period: '2023-2024',
    tag: { ko: '공조 설비', en: 'HVAC' },
    kindTitle: { ko: '건물 용도', en: 'Building' },
    kinds: buildings,
    deliveries: compactUnitDeliveries,
  },
];
