import { words } from '../../../shared/words/words.js';

/** Words of the sheets that the server fills in. */
export const sheetTexts = words({
  revision: {
    ko: (name: string) => `개정 ${name}`,
    en: (name: string) => `Revision ${name}`,
  },
  kind: { ko: '열교환 계산서', en: 'Calculation sheet' },
  title: { ko: '조건과 계산 결과', en: 'Conditions and results' },
  fileName: { ko: '열교환 계산서.pdf', en: 'Heat exchanger calculation.pdf' },
  conditions: { ko: '입력 조건', en: 'Conditions' },
  item: { ko: '항목', en: 'Item' },
  unit: { ko: '단위', en: 'Unit' },
  materials: { ko: '재질과 적용 제품군', en: 'Materials and product families' },
  checks: { ko: '확인 사항', en: 'Points to check' },
  calculator: { ko: '이 조건으로 계산기 열기', en: 'Open these conditions in the calculator' },
  remark: {
    ko: '입력하신 값으로 자동 계산한 결과입니다. 견적 요청을 보내시면 담당 엔지니어가 선정합니다.',
    en: 'Calculated automatically from the values entered. Our engineers make the selection when you send a quote request.',
  },
});
