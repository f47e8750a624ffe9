import { words } from '@shared/words/words';

/** Words of the chart that judges the families by two figures. */
export const familyFinderTexts = words({
  conditions: { ko: '설계 조건', en: 'Design conditions' },
  pressure: { ko: '설계압력(게이지압)', en: 'Design pressure (gauge)' },
  pressureUnit: { ko: '설계압력 단위', en: 'Design pressure unit' },
  temperature: { ko: '설계온도', en: 'Design temperature' },
  range: { ko: '180 또는 -40~180', en: '180 or -40 to 180' },
  temperatureUnit: { ko: '설계온도 단위', en: 'Design temperature unit' },
  forGases: { ko: '기체용', en: 'for gases' },
  note: {
    ko: '압력과 온도 한계, 가스켓의 온도 범위를 비교한 결과이며, 기종은 견적에서 확정합니다. ‘여유 적음’은 한계까지 10\u00a0% 미만이 남은 경우입니다.',
    en: 'By pressure and temperature limits and what gaskets take; the model is settled in the quote. Little reserve means that less than 10\u00a0% of a limit is left.',
  },
  none: {
    ko: '이 조건은 표준 제품군의 한계를 넘습니다. 견적을 요청하시면 특수 설계를 검토합니다.',
    en: 'These conditions are beyond our standard families. Request a quote and we look into a special design.',
  },
});
