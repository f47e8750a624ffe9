import { words } from '@shared/words/words';
import { rowNames } from '@shared/questionnaire/fields.text';

/** Words of the technical sheet other than the fields' names. */
export const sheetTexts = words({
  technical: { ko: '기술 사양', en: 'Technical data' },
  hotSide: { ko: '고온측', en: 'Hot side' },
  coldSide: { ko: '저온측', en: 'Cold side' },
  unit: { ko: '단위', en: 'Unit' },
  properties: {
    ko: '유체 물성값·오염계수·여유율을 아시면 적어 주세요',
    en: 'Fluid properties, fouling and margin, if you know them',
  },
  propertiesNote: {
    ko: '비열, 밀도, 점도, 열전도율은 오일처럼 저희 자료에 없는 유체에만 필요합니다. 점도와 열전도율은 유체의 평균온도에서의 값을 적어 주세요. 염화물 농도는 전열판 재질을 검토할 때 씁니다. 오염계수나 여유율만큼 전열면적을 더 둡니다.',
    en: 'Specific heat, density, viscosity and thermal conductivity are needed only of fluids we have no data for, such as oils; give the last two at the fluid’s mean temperature. Chloride determines the plate material. Fouling or a margin adds area.',
  },
  materials: { ko: '재질', en: 'Materials' },
  materialHint: {
    ko: '미정으로 두시면 조건에 맞는 재질을 제안해 드립니다.',
    en: 'Leave it open and we will propose one.',
  },
  fluidUnit: { ko: '유체 농도 단위 메모(전송되지 않음)', en: 'Fluid concentration unit (a note, not sent)' },
  fluidUnitHint: { ko: '내 메모(보내지 않음)', en: 'note, not sent' },
  example: { ko: (value: string) => `예: ${value}`, en: (value: string) => `e.g. ${value}` },
  sign: { ko: '±', en: '±' },
  turnSign: { ko: '부호 바꾸기', en: 'Change the sign' },
});

/** Names of the form's rows: senders have to know which pressure is meant. */
export const formRowNames = {
  ...rowNames,
  designPressure: { ko: '설계압력(게이지압)', en: 'Design pressure (gauge)' },
};
