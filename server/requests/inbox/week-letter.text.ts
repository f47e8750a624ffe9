import { words } from '../../../shared/words/words.js';

/** Words of the week's letter to the office. */
export const weekTexts = words({
  subject: { ko: '[견적 요청] 이번 주 미처리 {count}건', en: '[Quote requests] {count} open this week' },
  says: {
    ko: '아직 답변하지 않은 견적 요청과 다시 보기로 한 요청입니다. 기한 지남 {late}건, 알림 {reminded}건, 그 밖에 {open}건입니다.',
    en: 'Quote requests that wait for an answer or have a reminder: {late} late, {reminded} with a reminder, {open} others.',
  },
  late: { ko: '답변 기한 지남', en: 'Answer is late' },
  reminded: { ko: '알림: 다시 볼 날이 된 요청', en: 'Reminders' },
  open: { ko: '답변 기다리는 요청', en: 'Waiting for an answer' },
  reference: { ko: '접수번호', en: 'Reference' },
  company: { ko: '회사명', en: 'Company' },
  received: { ko: '접수일', en: 'Received' },
  due: { ko: '답변 기한', en: 'Due' },
  responsible: { ko: '담당자', en: 'Responsible' },
  nobody: { ko: '미정', en: 'nobody' },
  more: {
    ko: (count: number) => `이 밖에 ${count}건이 더 있습니다.`,
    en: (count: number) => `There ${count === 1 ? 'is' : 'are'} ${count} more.`,
  },
  inbox: { ko: '관리자 화면에서 모두 보기', en: 'Open the inbox' },
});
