import { document } from '../fields/document.js';
import {
  choice,
  family,
  figure,
  group,
  line,
  list,
  month,
  optional,
  picture,
  plain,
  sample,
} from '../fields/fields.js';

const inlet = { ko: '입구', en: 'Inlet' };
const outlet = { ko: '출구', en: 'Outlet' };
const celsius = { least: -273, most: 2000, unit: '℃', decimals: 1 };
const streamOf = (label: { ko: string; en: string }) =>
  optional(group(label, { in: figure(inlet, celsius), out: figure(outlet, celsius) }));

export const regions = {
  seoul: { ko: '서울', en: 'Seoul' },
  incheon: { ko: '인천', en: 'Incheon' },
  gyeonggi: { ko: '경기', en: 'Gyeonggi' },
  gangwon: { ko: '강원', en: 'Gangwon' },
  chungbuk: { ko: '충북', en: 'North Chungcheong' },
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
  jeju: { ko: '제주', en: 'Jeju' },
  abroad: { ko: '해외', en: 'Abroad' },
};

/** Fields of a delivery; duty, temperatures and area must fit each other (`shared/content/deliveries/physics.ts`). */
export const deliveryFields = {
  month: month({ ko: '납품 연월', en: 'Delivered' }),
  site: line({ ko: '납품처', en: 'Customer' }, 60),
  kind: line({ ko: '구분', en: 'Kind of customer' }, 40),
  use: line({ ko: '용도', en: 'Service' }, 100),
  product: family({ ko: '제품', en: 'Product' }),
  duty: optional(figure({ ko: '용량', en: 'Heat duty' }, { least: 0, most: 1_000_000, unit: 'kW', decimals: 1 })),
  hot: streamOf({ ko: '고온측', en: 'Hot side' }),
  cold: streamOf({ ko: '저온측', en: 'Cold side' }),
  area: optional(figure({ ko: '전열면적', en: 'Area' }, { least: 0, most: 100_000, unit: 'm²', decimals: 1 })),
  volume: optional(figure({ ko: '용적', en: 'Volume' }, { least: 0, most: 1_000_000, unit: 'm³', decimals: 1 })),
  pressure: optional(
    figure({ ko: '설계압력', en: 'Design pressure' }, { least: 0, most: 2000, unit: 'kg/cm²', decimals: 1 }),
  ),
  quantity: figure({ ko: '수량', en: 'Quantity' }, { least: 1, most: 10_000 }),
  region: choice({ ko: '지역', en: 'Region' }, regions),
};

/** The defaults are samples: duties, temperatures and areas fit each other, but nobody ordered them. */
export const deliveries = document({
  title: { ko: '납품실적', en: 'Deliveries' },
  path: '/delivery-performance',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    records: list(
      { ko: '실적표', en: 'Records' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        period: plain({ ko: '기간', en: 'Period' }, 20),
        tag: line({ ko: '분류', en: 'Tag' }, 30),
        kindTitle: line({ ko: '‘구분’ 열의 이름', en: 'Heading of the category column' }, 30),
        fileName: plain({ ko: '파일 이름', en: 'File name' }, 80, { form: 'file-name' }),
        deliveries: list({ ko: '납품', en: 'Deliveries' }, deliveryFields, {
          most: 2000,
          entry: { ko: '납품', en: 'Delivery' },
          orderedBy: 'month',
        }),
      },
      { least: 1, most: 6, entry: { ko: '실적표', en: 'Record' } },
    ),
    isSample: sample(),
  },
});
