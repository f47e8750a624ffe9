import { words } from '@shared/words/words';

/** Labels of the page of deliveries. */
export const deliveryTexts = words({
  sample: {
    ko: '예시 자료입니다. 납품처와 수치는 실제 실적이 아닙니다.',
    en: 'Sample data: customers and figures are not real deliveries.',
  },
  sectionLead: {
    ko: '한 줄이 납품 한 건입니다. 용량과 온도, 전열면적, 설계압력을 함께 실어 검토 중인 조건과 비교하실 수 있습니다.',
    en: 'Each row is one delivery. Heat duty, temperatures, heat transfer area and design pressure are listed so that you can compare them with your own conditions.',
  },
  contents: { ko: '수록 내용', en: 'Contents' },
  units: { ko: '수량', en: 'Quantity' },
  sheets: { ko: '시트', en: 'Sheets' },
  bothLanguages: { ko: '국문 · 영문', en: 'Korean and English' },
  format: { ko: '형식', en: 'Format' },
  spreadsheet: { ko: '스프레드시트 (XLSX)', en: 'Spreadsheet (XLSX)' },
  download: { ko: '내려받기', en: 'Download' },
  total: { ko: '합계', en: 'Total' },
  more: {
    ko: '찾으시는 유체나 업종의 실적이 목록에 없으면 알려 주세요. 담당자가 비슷한 조건의 사례를 찾아 드립니다.',
    en: 'Is the fluid or industry you are looking for not on the list? Let us know and we will find a case with similar conditions.',
  },
  contact: { ko: '고객센터', en: 'Customer center' },
});

/** Words around figures of a record. */
export const deliveryCounts = words({
  contents: {
    ko: (rows: number, columns: number) => `${rows}건, ${columns}개 항목`,
    en: (rows: number, columns: number) => `${rows} deliveries, ${columns} columns`,
  },
  units: { ko: (units: number) => `${units}대`, en: (units: number) => `${units} units` },
  caption: {
    ko: (kind: string) => `${kind}별 · 연도별 납품 건수`,
    en: (kind: string) => `Deliveries by ${kind.toLowerCase()} and year`,
  },
});
