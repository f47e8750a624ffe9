import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

/** Words of the owner's page about requests and answers; what the numbers are called stands with them. */
export const figuresTexts = words({
  tab: { ko: '요청 현황', en: 'Figures' },
  lead: {
    ko: (promised: number) =>
      `최근 26주 동안 받은 견적 요청입니다. 스팸은 빼고 합친 요청은 한 번만 셉니다. ‘기한 안에 답변’은 ${promised}근무일 안에 처음 답변한 비율이며, 지금의 휴일 설정으로 계산합니다. 보관 기간이 지나 지운 요청은 포함하지 않습니다. 누가 보냈는지는 담지 않습니다.`,
    en: (promised: number) =>
      `Quote requests of the last 26 weeks, without spam; merged ones count once. “Answered in time” is the share first answered within ${promised} working days, by today’s list of holidays. Requests erased at the end of their retention are missing. Nothing says who sent them.`,
  },
  chart: { ko: '주별 견적 요청', en: 'Quote requests by week' },
  chartLead: {
    ko: '막대 하나가 한 주입니다. 진한 부분은 기한 안에 답변한 요청입니다.',
    en: 'A bar is a week; its dark part was answered in time.',
  },
  week: {
    ko: (day: string, requests: number, inTime: number) => `${day} 주: 요청 ${requests}건, 기한 안에 답변 ${inTime}건`,
    en: (day: string, requests: number, inTime: number) =>
      `Week of ${day}: ${requests} ${requests === 1 ? 'request' : 'requests'}, ${inTime} answered in time`,
  },
  total: {
    ko: (requests: number) => `요청 ${requests}건`,
    en: (requests: number) => `${requests} ${requests === 1 ? 'request' : 'requests'}`,
  },
  median: { ko: '첫 답변까지', en: 'To the first answer' },
  share: { ko: '기한 안에 답변', en: 'Answered in time' },
  notYet: { ko: '아직 없음', en: 'None yet' },
  korean: { ko: '국문', en: 'Korean' },
  english: { ko: '영문', en: 'English' },
  csv: { ko: 'CSV 내려받기', en: 'Download CSV' },
  loading: { ko: '요청 현황을 불러오는 중입니다.', en: 'Loading the figures.' },
  failed: { ko: '요청 현황을 불러오지 못했습니다.', en: 'The figures could not be loaded.' },
  none: { ko: '최근 26주 동안 받은 요청이 없습니다.', en: 'No quote request in the last 26 weeks.' },
  noneLead: {
    ko: '견적 요청이 들어오면 여기에 표시됩니다.',
    en: 'They appear here as soon as quote requests come in.',
  },
});

/** The middle of the times to a first answer: working days. */
export const daysText: Localized<(days: number | null) => string> = {
  ko: (days) => (days === null ? '아직 없음' : days === 0 ? '당일' : `${days}근무일`),
  en: (days) =>
    days === null ? 'None yet' : days === 0 ? 'Same day' : `${days} working ${days === 1 ? 'day' : 'days'}`,
};
