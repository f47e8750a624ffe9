import { SPEED_DAYS } from '@shared/admin/vitals.types';
import { words } from '@shared/words/words';

import { wholeNumber } from '@/lib/format/wholeNumber';

export const speedTexts = words({
  title: { ko: '페이지 속도', en: 'Page speed' },
  /** `shown`: seconds. Limits: web.dev, Core Web Vitals. */
  measured: {
    ko: (shown: string, visits: number) =>
      `최근 ${SPEED_DAYS}일 동안 방문 100번 가운데 75번은 페이지의 주요 내용이 ${shown}초 안에 보였습니다(방문 ${wholeNumber(visits)}회). 2.5초 이하면 좋음, 4초를 넘으면 나쁨입니다. 누가 방문했는지는 저장하지 않습니다.`,
    en: (shown: string, visits: number) =>
      `In 75 % of visits of the last ${SPEED_DAYS} days, the main content of the page was shown within ${shown} s (${wholeNumber(visits)} ${visits === 1 ? 'visit' : 'visits'}). Good up to 2.5 s, poor above 4 s. Nothing is kept about who visited.`,
  },
  none: {
    ko: `최근 ${SPEED_DAYS}일 동안 측정한 방문이 없습니다.`,
    en: `No visit was measured in the last ${SPEED_DAYS} days.`,
  },
  failed: { ko: '페이지 속도를 불러오지 못했습니다.', en: 'The page speed could not be loaded.' },
});
