import type { Language, Localized } from '../words/localized.types.js';

import type { ProductId } from './product-ids.js';

/** Names of the families, in menus, forms, letters and sheets. */
export const productNames: Record<ProductId, Localized> = {
  'heat-exchanger': { ko: '판형열교환기', en: 'Plate heat exchanger' },
  'compact-unit': { ko: '콤팩트 유니트', en: 'Compact unit' },
  'heating-system': { ko: '난방 시스템', en: 'Heating system' },
  'brazing-heat-exchanger': { ko: '브레이징 열교환기', en: 'Brazed plate heat exchanger' },
  'spiral-heat-exchanger': { ko: '스파이럴 열교환기', en: 'Spiral heat exchanger' },
  'welded-plate-heat-exchanger': { ko: '용접식 판형열교환기', en: 'Welded plate heat exchanger' },
  'gas-cooler': { ko: '가스쿨러', en: 'Gas cooler' },
  'closed-expansion-tank': { ko: '밀폐형 팽창탱크', en: 'Closed expansion tank' },
  'expansion-separator': { ko: '팽창기수분리기', en: 'Expansion separator' },
  'plate-coil': { ko: '플레이트 코일', en: 'Plate coil' },
  'ball-tank': { ko: '볼탱크', en: 'Ball tank' },
  'atm-tank': { ko: '상압탱크', en: 'ATM tank' },
};

/** Several families in one line. */
export function namesOfProducts(products: readonly ProductId[], language: Language): string {
  return products.map((id) => productNames[id][language]).join(', ');
}

/** Name of their choice, in the form, letters, sheets and the CSV file. */
export const productsName: Localized = { ko: '문의 제품', en: 'Products' };
