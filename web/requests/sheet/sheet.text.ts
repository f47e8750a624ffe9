import { words } from '@shared/words/words';

export const sheetTexts = words({
  title: { ko: '견적 요청서', en: 'Quote request' },
  contact: { ko: '연락처 정보', en: 'Contact' },
  technical: { ko: '기술 사양', en: 'Technical data' },
  item: { ko: '항목', en: 'Item' },
  hot: { ko: '고온측', en: 'Hot side' },
  cold: { ko: '저온측', en: 'Cold side' },
  value: { ko: '값', en: 'Value' },
  unit: { ko: '단위', en: 'Unit' },
  files: { ko: '첨부 파일', en: 'Files' },
  calculation: { ko: '계산 결과 · 개략 산정(참고용)', en: 'Calculation · preliminary estimate' },
  calculationNote: {
    ko: '접수 시점에 입력값으로 계산한 참고값이며 제품 선정 결과가 아닙니다.',
    en: 'Worked out from the values typed when the request was sent; not a selection.',
  },
  designs: { ko: '전열판·상관식별 산정값', en: 'Each plate by each correlation' },
  warnings: { ko: '확인 사항', en: 'Points to check' },
});

/** Stands for a value that was left empty. */
export const NO_VALUE = '–';
