import type { SingleRowName } from '@shared/questionnaire/fields';

import type { Localized } from '@/lib/locale';

/** Explains a name that not everybody understands. */
export const rowHints: Partial<Record<SingleRowName, Localized>> = {
  heatDuty: { ko: '유량 대신 적으셔도 됩니다.', en: 'In place of a flow rate' },
  designMargin: {
    ko: '비워 두시면 10 %로 봅니다.',
    en: '10 % if left blank; fouling adds to it',
  },
  gasPressure: { ko: '운전 중 게이지압', en: 'Gauge pressure in operation' },
  contractedLoad: { ko: '열공급 계약서에 적힌 용량', en: 'As in the heat supply contract' },
  primaryDifference: { ko: '인입 지점의 공급관과 환수관 사이', en: 'Between supply and return where they enter' },
  hotWater: { ko: '부하나 유량 중 하나를 단위와 함께', en: 'As a load or as a flow rate, with its unit' },
  systemVolume: { ko: '배관과 장비에 든 물의 전체 양', en: 'All the water in pipes and equipment' },
  lowestTemp: { ko: '계통에 물을 채울 때의 수온', en: 'When the system is filled' },
  highestTemp: { ko: '운전 중 가장 높은 수온', en: 'In operation' },
  staticHeight: { ko: '탱크에서 가장 높은 배관까지의 높이', en: 'From the tank up to the highest pipe' },
  holdingPressure: { ko: '탱크가 일정하게 유지할 게이지압', en: 'Gauge pressure that the tank is to hold' },
  safetyValve: { ko: '게이지압', en: 'Gauge pressure' },
  separatorPressure: { ko: '게이지압', en: 'Gauge pressure' },
  innerPressure: { ko: '판 안쪽 유체의 게이지압', en: 'Gauge pressure of the fluid inside the plates' },
  storedDensity: { ko: '저장 온도에서의 밀도', en: 'At storage temperature' },
  tankPressure: { ko: '게이지압', en: 'Gauge pressure' },
  tankTemp: { ko: '저장 온도가 다르면 함께 적어 주세요.', en: 'With the storage temperature, if that differs' },
  wind: { ko: '설치 지역의 설계 기준값', en: 'Design value at the site' },
};

/** Examples of answers in words. */
export const rowExamples: Partial<Record<SingleRowName, Localized>> = {
  gasComposition: { ko: '공기, CO₂ 5 %', en: 'Air, 5 % CO₂' },
  moistureAndDust: { ko: '포화 상태, 분진 50 mg/Nm³', en: 'Saturated, dust 50 mg/Nm³' },
  particles: { ko: '2 mm 이하, 3 %', en: 'Up to 2 mm, 3 %' },
  heatSource: { ko: '지역난방 중온수', en: 'District heating water' },
  accessSize: { ko: '1800 × 2000 mm', en: '1800 × 2000 mm' },
  control: { ko: '외기보상 제어, BACnet 연동', en: 'Outdoor reset, BACnet' },
  makeUp: { ko: '시수 자동 보충', en: 'Automatic, from city water' },
  connectionSize: { ko: '150A 플랜지', en: '150A, flanged' },
  coilSize: { ko: '600 × 2000 mm', en: '600 × 2000 mm' },
  curvature: { ko: '평판 또는 반경 1200 mm', en: 'Flat, or radius 1200 mm' },
  mounting: { ko: '조 안에 매달아 설치', en: 'Suspended in the tank' },
  storedMedium: { ko: 'LPG, 암모니아', en: 'LPG, ammonia' },
  roof: { ko: '콘루프(원추형)', en: 'Cone roof' },
  earthquake: { ko: '지진구역 I, 지반 S4', en: 'Zone I, site class S4' },
  soil: { ko: '지반조사서 있음, 말뚝 기초', en: 'Soil report available, piled' },
  fireRules: { ko: '위험물 제4류, 살수 설비', en: 'Flammable liquid, water spray' },
};
