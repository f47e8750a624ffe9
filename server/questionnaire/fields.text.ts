import type { Localized } from '../common/localized.types.js';

import type { QuoteField, RowName } from './fields.js';

/** A field's name in full: in labels, error messages, letters, the CSV file and sheets. */
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

/** What the sheet's rows are called beside the columns of the two sides. */
export const rowNames: Record<RowName, Localized> = {
  fluid: { ko: '유체명', en: 'Fluid' },
  specificHeat: { ko: '비열', en: 'Specific heat' },
  density: { ko: '밀도', en: 'Density' },
  chloride: { ko: '염화물(염소이온) 농도', en: 'Chloride' },
  flow: { ko: '유량', en: 'Flow rate' },
  tempIn: { ko: '입구온도', en: 'Inlet temperature' },
  tempOut: { ko: '출구온도', en: 'Outlet temperature' },
  pressureDrop: { ko: '허용 압력손실', en: 'Allowable pressure drop' },
  designPressure: { ko: '설계압력', en: 'Design pressure' },
  designTemp: { ko: '설계온도', en: 'Design temperature' },
};
