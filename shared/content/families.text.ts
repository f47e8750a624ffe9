import { words } from '../words/words.js';

/** Labels of what content says of a product family. */
export const familyTexts = words({
  advantages: { ko: '특장점', en: 'Advantages' },
  specification: { ko: '표준사양', en: 'Standard specification' },
  applications: { ko: '적용 분야', en: 'Applications' },
  customers: { ko: '주요 고객', en: 'Principal customers' },
  choosing: { ko: '선정할 때', en: 'When to choose it' },
  setByOrder: { ko: '주문 사양으로 정하는 값', en: 'Specified to order' },
  /** Between the values that an order sets; the English ones begin with capitals. */
  between: { ko: ', ', en: ' · ' },
});
