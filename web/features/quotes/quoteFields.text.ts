import type { QuoteField } from '@server/quotes/quotes.types';

import type { Localized } from '@/lib/locale';

/** A field's name in full, for summaries and error messages as well as for its label. */
export const quoteFieldTexts: Record<QuoteField, Localized> = {
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
};
