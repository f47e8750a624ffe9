import { words } from '@shared/words/words';

export const weekTexts = words({
  title: { ko: '주간 미처리 메일', en: 'Weekly letter' },
  lead: {
    ko: '매주 월요일 아침 8시(한국 시각)에 답변하지 않은 견적 요청, 기한이 지난 요청, 다시 보기로 한 요청을 견적 메일함으로 알립니다. 해당하는 요청이 없으면 보내지 않습니다.',
    en: 'Every Monday at 8 in the morning (Korean time) the mailbox for quote requests gets a list of those that are open, late or due for a reminder. If there are none, nothing is sent.',
  },
  isOn: { ko: '주간 메일 보내기', en: 'Send the weekly letter' },
});

export const holidayTexts = words({
  title: { ko: '쉬는 날', en: 'Days off' },
  lead: {
    ko: '답변 기한은 토요일, 일요일과 아래 쉬는 날을 빼고 셉니다. 임시공휴일이나 회사 휴무일은 더하고, 근무하는 공휴일은 빼 주세요. 바꾸면 답변하지 않은 요청의 기한을 바로 다시 셉니다.',
    en: 'Answers are due by working days: Saturdays, Sundays and the days below do not count. Add days on which the company is closed, and remove holidays on which it works. The due dates of open requests are updated at once.',
  },
  year: { ko: '연도', en: 'Year' },
  day: { ko: '날짜', en: 'Day' },
  name: { ko: '이름', en: 'Name' },
  add: { ko: '쉬는 날 더하기', en: 'Add the day' },
  remove: { ko: '삭제', en: 'Remove' },
  restore: { ko: '되돌리기', en: 'Put back' },
  removeDay: { ko: (day: string) => `${day} 삭제`, en: (day: string) => `Remove ${day}` },
  restoreDay: { ko: (day: string) => `${day} 되돌리기`, en: (day: string) => `Put back ${day}` },
  isRemoved: { ko: '근무', en: 'working day' },
  isOwn: { ko: '직접 더한 날', en: 'added' },
  saved: { ko: '쉬는 날을 저장했습니다.', en: 'Days off saved.' },
  failed: {
    ko: '쉬는 날을 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The days off could not be saved. Please try again in a moment.',
  },
  loadFailed: { ko: '쉬는 날을 불러오지 못했습니다.', en: 'The days off could not be loaded.' },
  unknownYear: {
    ko: '이 해의 공휴일은 아직 들어 있지 않습니다. 직접 더해 주세요.',
    en: 'The public holidays of this year are not known yet. Please add them.',
  },
});
