import type { Device, ShownVital, VitalsPeriod } from '@server/vitals/vitals.types';
import { words } from '@server/common/words';

import type { Localized } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';

import type { Rating } from './rating';

export const vitalsTexts = words({
  tab: { ko: '속도', en: 'Speed' },
  lead: {
    ko: '방문자의 브라우저가 실제로 잰 값입니다. 방문 100번 가운데 75번은 아래 값과 같거나 더 빨랐습니다. 누가 방문했는지는 저장하지 않습니다.',
    en: 'Measured by the browsers of real visitors: 75 % of visits were at least this quick. Nothing is kept about who visited.',
  },
  period: { ko: '기간', en: 'Period' },
  device: { ko: '기기', en: 'Device' },
  allDevices: { ko: '전체', en: 'All' },
  notMeasured: { ko: '측정값 없음', en: 'Not measured' },
  page: { ko: '페이지', en: 'Page' },
  visits: { ko: '방문 수', en: 'Visits' },
  legend: { ko: '값을 읽는 방법', en: 'How to read the values' },
  loading: { ko: '속도를 불러오는 중입니다.', en: 'Loading the speed.' },
  none: { ko: '이 기간에 측정한 방문이 없습니다.', en: 'No visit was measured in this period.' },
  noneLead: {
    ko: '방문자가 페이지를 떠나면 값이 쌓입니다. 다른 기간이나 기기를 골라 보세요.',
    en: 'Values come in when visitors leave a page. Try another period or device.',
  },
  failed: { ko: '속도를 불러오지 못했습니다.', en: 'The speed could not be loaded.' },
});

export const totalText: Localized<(visits: number) => string> = {
  ko: (visits) => `방문 ${wholeNumber(visits)}회`,
  en: (visits) => `${wholeNumber(visits)} ${visits === 1 ? 'visit' : 'visits'}`,
};

export const periodText: Localized<(days: VitalsPeriod) => string> = {
  ko: (days) => `최근 ${days}일`,
  en: (days) => `Last ${days} days`,
};

export const deviceTexts: Record<Device, Localized> = {
  phone: { ko: '휴대전화', en: 'Phone' },
  desktop: { ko: 'PC·태블릿', en: 'Computer, tablet' },
};

export const vitalTexts: Record<ShownVital, { name: Localized; meaning: Localized }> = {
  LCP: {
    name: { ko: '주요 내용이 보이기까지', en: 'Main content shown' },
    meaning: {
      ko: '가장 큰 사진이나 글이 화면에 나타날 때까지 걸린 시간입니다.',
      en: 'The time until the largest picture or text is on screen.',
    },
  },
  INP: {
    name: { ko: '누른 뒤 반응하기까지', en: 'Answer to a click' },
    meaning: {
      ko: '누르거나 입력한 뒤 화면이 바뀔 때까지 걸린 시간입니다. 아무것도 누르지 않은 방문에는 값이 없습니다.',
      en: 'The time from a click or key to the change on screen. Visits without a click have none.',
    },
  },
  CLS: {
    name: { ko: '화면 밀림', en: 'Layout moves' },
    meaning: {
      ko: '보고 있는 내용이 저절로 움직인 정도입니다. 0이면 움직이지 않은 것입니다.',
      en: 'How far the content moved by itself while it was read; 0 is not at all.',
    },
  },
};

const seconds: Localized<(value: number) => string> = {
  ko: (value) => `${(value / 1000).toFixed(1)}초`,
  en: (value) => `${(value / 1000).toFixed(1)} s`,
};
const shortTime: Localized<(value: number) => string> = {
  ko: (value) => `${(value / 1000).toFixed(2)}초`,
  en: (value) => `${Math.round(value)} ms`,
};
const bare = (value: number) => value.toFixed(2);

/** A value with its unit. */
export const valueTexts: Record<ShownVital, Localized<(value: number) => string>> = {
  LCP: seconds,
  INP: shortTime,
  CLS: { ko: bare, en: bare },
};

export const ratingTexts: Record<Rating, Localized> = {
  good: { ko: '좋음', en: 'Good' },
  fair: { ko: '개선 필요', en: 'Needs work' },
  poor: { ko: '나쁨', en: 'Poor' },
};

/** Limits of the ratings. */
export const limitsText: Localized<(good: string, fair: string) => string> = {
  ko: (good, fair) => `${good} 이하면 좋음, ${fair}를 넘으면 나쁨입니다.`,
  en: (good, fair) => `Good up to ${good}, poor above ${fair}.`,
};
