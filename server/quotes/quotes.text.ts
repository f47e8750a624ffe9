import { propertyUnits } from '../calculation/request.types.js';
import type { Localized } from '../common/localized.types.js';

import type { QuoteField } from './quotes.types.js';

/** Names of the fields in letters and in the CSV file. */
export const fieldNames: Record<QuoteField, Localized> = {
  company: { ko: '회사명', en: 'Company' },
  name: { ko: '담당자명', en: 'Name' },
  telephone: { ko: '연락처', en: 'Telephone' },
  projectName: { ko: '프로젝트명', en: 'Project name' },
  serviceInProcess: { ko: '용도', en: 'Service in process' },
  email: { ko: '이메일', en: 'E-mail' },
  hotFluidName: { ko: '고온측 유체명', en: 'Hot side fluid' },
  coldFluidName: { ko: '저온측 유체명', en: 'Cold side fluid' },
  hotFlowRate: { ko: '고온측 유량', en: 'Hot side flow rate' },
  coldFlowRate: { ko: '저온측 유량', en: 'Cold side flow rate' },
  flowUnit: { ko: '유량 단위', en: 'Flow rate unit' },
  hotTempIn: { ko: '고온측 입구온도', en: 'Hot side inlet temperature' },
  coldTempIn: { ko: '저온측 입구온도', en: 'Cold side inlet temperature' },
  tempUnit: { ko: '입구온도 단위', en: 'Inlet temperature unit' },
  hotTempOut: { ko: '고온측 출구온도', en: 'Hot side outlet temperature' },
  coldTempOut: { ko: '저온측 출구온도', en: 'Cold side outlet temperature' },
  tempOutUnit: { ko: '출구온도 단위', en: 'Outlet temperature unit' },
  hotPressureDrop: { ko: '고온측 허용 압력손실', en: 'Hot side allowable pressure drop' },
  coldPressureDrop: { ko: '저온측 허용 압력손실', en: 'Cold side allowable pressure drop' },
  pressureUnit: { ko: '압력손실 단위', en: 'Pressure drop unit' },
  hotDesignPressure: { ko: '고온측 설계압력', en: 'Hot side design pressure' },
  coldDesignPressure: { ko: '저온측 설계압력', en: 'Cold side design pressure' },
  designPressureUnit: { ko: '설계압력 단위', en: 'Design pressure unit' },
  hotDesignTemp: { ko: '고온측 설계온도', en: 'Hot side design temperature' },
  coldDesignTemp: { ko: '저온측 설계온도', en: 'Cold side design temperature' },
  designTempUnit: { ko: '설계온도 단위', en: 'Design temperature unit' },
  plateMaterial: { ko: '전열판 재질', en: 'Plate material' },
  gasketMaterial: { ko: '가스켓 재질', en: 'Gasket material' },
  comment: { ko: '비고', en: 'Remarks' },
  hotSpecificHeat: { ko: '고온측 비열', en: 'Hot side specific heat' },
  coldSpecificHeat: { ko: '저온측 비열', en: 'Cold side specific heat' },
  hotDensity: { ko: '고온측 밀도', en: 'Hot side density' },
  coldDensity: { ko: '저온측 밀도', en: 'Cold side density' },
  hotChloride: { ko: '고온측 염화물(염소이온) 농도', en: 'Hot side chloride' },
  coldChloride: { ko: '저온측 염화물(염소이온) 농도', en: 'Cold side chloride' },
};

/** A row of the hot/cold sheet; the fields whose values stand in it. */
type SheetRow = { name: Localized; hot: QuoteField; cold: QuoteField; unit?: QuoteField; fixedUnit?: string };

/** Properties of the fluids; a row stands in the sheet only when one of its fields was filled in. */
export const propertyRows: readonly (SheetRow & { fixedUnit: string })[] = [
  {
    name: { ko: '비열', en: 'Specific heat' },
    hot: 'hotSpecificHeat',
    cold: 'coldSpecificHeat',
    fixedUnit: propertyUnits.SpecificHeat,
  },
  { name: { ko: '밀도', en: 'Density' }, hot: 'hotDensity', cold: 'coldDensity', fixedUnit: propertyUnits.Density },
  {
    name: { ko: '염화물(염소이온) 농도', en: 'Chloride' },
    hot: 'hotChloride',
    cold: 'coldChloride',
    fixedUnit: propertyUnits.Chloride,
  },
];

export const sheetRows: readonly SheetRow[] = [
  { name: { ko: '유체명', en: 'Fluid' }, hot: 'hotFluidName', cold: 'coldFluidName' },
  ...propertyRows,
  { name: { ko: '유량', en: 'Flow rate' }, hot: 'hotFlowRate', cold: 'coldFlowRate', unit: 'flowUnit' },
  { name: { ko: '입구온도', en: 'Inlet temperature' }, hot: 'hotTempIn', cold: 'coldTempIn', unit: 'tempUnit' },
  { name: { ko: '출구온도', en: 'Outlet temperature' }, hot: 'hotTempOut', cold: 'coldTempOut', unit: 'tempOutUnit' },
  {
    name: { ko: '허용 압력손실', en: 'Allowable pressure drop' },
    hot: 'hotPressureDrop',
    cold: 'coldPressureDrop',
    unit: 'pressureUnit',
  },
  {
    name: { ko: '설계압력', en: 'Design pressure' },
    hot: 'hotDesignPressure',
    cold: 'coldDesignPressure',
    unit: 'designPressureUnit',
  },
  {
    name: { ko: '설계온도', en: 'Design temperature' },
    hot: 'hotDesignTemp',
    cold: 'coldDesignTemp',
    unit: 'designTempUnit',
  },
];

/** Words of the letters outside their templates. */
export const letterTexts = {
  subject: { ko: '[견적 요청 {reference}] {company}', en: '[Quote request {reference}] {company}' },
  confirmationSubject: {
    ko: '[{reference}] 견적 요청이 접수되었습니다',
    en: '[{reference}] We have received your quote request',
  },
  hot: { ko: '고온측', en: 'Hot side' },
  cold: { ko: '저온측', en: 'Cold side' },
  reference: { ko: '접수번호', en: 'Reference' },
  received: { ko: '접수일시', en: 'Received' },
  calculation: { ko: '계산 결과 · 개략 산정(참고용)', en: 'Calculation · preliminary estimate' },
  si: { ko: 'SI 단위 환산값', en: 'Values in SI' },
  results: { ko: '결과', en: 'Results' },
  warnings: { ko: '확인 사항', en: 'Points to check' },
  inbox: { ko: '관리자 화면에서 보기', en: 'Open in the inbox' },
  confirmation: {
    ko: [
      '견적 요청을 보내 주셔서 감사합니다.',
      '접수번호는 {reference}입니다. 담당자가 내용을 검토한 뒤 이메일로 답변드리겠습니다.',
      '추가로 알려 주실 내용이 있으면 이 접수번호와 함께 {mailbox}(으)로 보내 주십시오.',
      '본인이 요청하지 않았다면 이 메일은 무시하셔도 됩니다.',
    ],
    en: [
      'Thank you for your quote request.',
      'Your reference is {reference}. Our engineers will look into it and answer by e-mail.',
      'If you want to add anything, please write to {mailbox} and quote the reference.',
      'If you did not send this request, you can ignore this message.',
    ],
  },
} as const;

/** Columns of the CSV file beside the questionnaire's. */
export const csvTexts = {
  reference: { ko: '접수번호', en: 'Reference' },
  createdAt: { ko: '접수일시', en: 'Received' },
  language: { ko: '언어', en: 'Language' },
  status: { ko: '처리상태', en: 'Status' },
  note: { ko: '메모', en: 'Note' },
} as const satisfies Record<string, Localized>;

/** Puts values into a sentence: `fill('Q {reference}', { reference })`. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

// Sweden writes dates the way ISO 8601 does. Made once: a formatter is large, and an export has thousands of rows.
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** A moment in Korean time as spreadsheets sort it: `2026-11-21 13:57`. */
export function formatSortable(moment: Date): string {
  return sortable.format(moment);
}

/** A moment as people in the office write it, in Korean time. */
export function formatMoment(moment: Date, language: 'ko' | 'en'): string {
  const locale = language === 'ko' ? 'ko-KR' : 'en-GB';
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' } as const;
  return `${new Intl.DateTimeFormat(locale, options).format(moment)} (KST)`;
}
