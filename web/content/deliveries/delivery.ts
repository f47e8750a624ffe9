import { words } from '@server/common/words';

import type { ProductId } from '@server/questionnaire/product-ids';
import type { Localized } from '@/lib/locale';

export const regions = words({
  seoul: { ko: '서울', en: 'Seoul' },
  incheon: { ko: '인천', en: 'Incheon' },
  gyeonggi: { ko: '경기', en: 'Gyeonggi' },
  gangwon: { ko: '강원', en: 'Gangwon' },
  chungnam: { ko: '충남', en: 'South Chungcheong' },
  daejeon: { ko: '대전', en: 'Daejeon' },
  sejong: { ko: '세종', en: 'Sejong' },
  jeonbuk: { ko: '전북', en: 'North Jeolla' },
  jeonnam: { ko: '전남', en: 'South Jeolla' },
  gwangju: { ko: '광주', en: 'Gwangju' },
  gyeongbuk: { ko: '경북', en: 'North Gyeongsang' },
  daegu: { ko: '대구', en: 'Daegu' },
  gyeongnam: { ko: '경남', en: 'South Gyeongsang' },
  ulsan: { ko: '울산', en: 'Ulsan' },
  busan: { ko: '부산', en: 'Busan' },
});

/** One delivery: a line of the spreadsheet. */
export type Delivery = {
  /** YYYY-MM. */
  month: string;
  /** The customer by kind, not by name. */
  site: Localized;
  /** One of the kinds of customers of its record. */
  kind: string;
  /** What it does there. */
  use: Localized;
  product: ProductId;
  /** Heat duty of one unit in kW. */
  duty?: number;
  /** Inlet and outlet temperature in °C. */
  hot?: readonly [number, number];
  cold?: readonly [number, number];
  /** Heat transfer area of one unit in m². */
  area?: number;
  /** Volume of one tank in m³. */
  volume?: number;
  /** Design pressure in kg/cm²; none for tanks open to the atmosphere. */
  pressure?: number;
  quantity: number;
  region: keyof typeof regions;
};
