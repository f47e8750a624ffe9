import { words } from '@shared/words/words';
import type { EventKind } from '@shared/requests/handling.types';

import { wholeNumber } from '@/lib/format/wholeNumber';
import type { Localized } from '@/lib/locale';

export const handlingTexts = words({
  column: { ko: '담당자 / 답변 기한', en: 'Responsible / due' },
  responsible: { ko: '담당자', en: 'Responsible' },
  responsibleHint: { ko: '이름을 고르거나 직접 입력하세요.', en: 'Choose a name or type one.' },
  everybody: { ko: '전체', en: 'All' },
  nobody: { ko: '담당자 없음', en: 'Nobody' },
  none: { ko: '담당자 미정', en: 'Nobody responsible' },
  save: { ko: '저장', en: 'Save' },
  take: { ko: (name: string) => `내가 맡기 (${name})`, en: (name: string) => `Take it (${name})` },
  mine: { ko: (name: string) => `내 담당 (${name})`, en: (name: string) => `Mine (${name})` },
  responsibleSaved: { ko: '담당자를 저장했습니다.', en: 'Saved who is responsible.' },
  failed: {
    ko: '저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This could not be saved. Please try again in a moment.',
  },
  conflict: {
    ko: '그 사이에 다른 사람이 이 요청을 바꿨습니다. 지금 저장된 내용을 불러왔으니 확인하고 다시 해 주세요.',
    en: 'Someone else has changed this request in the meantime. The newer version is shown; please check and try again.',
  },
});

/** States of a reply. */
export const clockTexts = words({
  late: {
    ko: (days: number) => `기한 ${wholeNumber(days)}일 지남`,
    en: (days: number) => `${wholeNumber(days)} ${days === 1 ? 'day' : 'days'} late`,
  },
  today: { ko: '오늘 마감', en: 'Due today' },
  running: { ko: (day: string) => `${day}까지`, en: (day: string) => `by ${day}` },
  reminded: { ko: '알림', en: 'Reminder' },
});

/** Open work of the office, beside the number of all requests. */
export const deskTexts: Localized<
  (counts: { late: number; today: number; reminded: number; news: number }) => string[]
> = {
  ko: ({ late, today, reminded, news }) => [
    ...(late > 0 ? [`기한 지남 ${wholeNumber(late)}건`] : []),
    ...(today > 0 ? [`오늘 마감 ${wholeNumber(today)}건`] : []),
    ...(reminded > 0 ? [`알림 ${wholeNumber(reminded)}건`] : []),
    ...(news > 0 ? [`고객 추가 내용 ${wholeNumber(news)}건`] : []),
  ],
  en: ({ late, today, reminded, news }) => [
    ...(late > 0 ? [`${wholeNumber(late)} late`] : []),
    ...(today > 0 ? [`${wholeNumber(today)} due today`] : []),
    ...(reminded > 0 ? [`${wholeNumber(reminded)} ${reminded === 1 ? 'reminder' : 'reminders'}`] : []),
    ...(news > 0 ? [`${wholeNumber(news)} with news`] : []),
  ],
};

export const reminderTexts = words({
  title: { ko: '다시 볼 날', en: 'Remind me on' },
  hint: {
    ko: '그날이 되면 이 요청이 목록 맨 위에 표시됩니다.',
    en: 'On that day the request comes to the top of the list.',
  },
  set: { ko: '알림 설정', en: 'Set the reminder' },
  isSet: {
    ko: (day: string) => `${day}에 다시 보기로 했습니다.`,
    en: (day: string) => `Reminder set for ${day}.`,
  },
  isDue: {
    ko: (day: string) => `${day}에 다시 보기로 한 요청입니다.`,
    en: (day: string) => `You asked to be reminded of this request on ${day}.`,
  },
  done: { ko: '완료', en: 'Done' },
  remove: { ko: '알림 지우기', en: 'Remove the reminder' },
  tomorrow: { ko: '내일', en: 'Tomorrow' },
  monday: { ko: '다음 월요일', en: 'Next Monday' },
  saved: { ko: '알림을 저장했습니다.', en: 'Reminder saved.' },
  removed: { ko: '알림을 지웠습니다.', en: 'Reminder removed.' },
});

export const kindredTexts = words({
  title: { ko: '같은 고객의 다른 요청', en: 'Other requests of this sender' },
  none: {
    ko: '같은 이메일 주소나 회사의 다른 요청이 없습니다.',
    en: 'Nothing else came from this address or company.',
  },
  failed: { ko: '다른 요청을 불러오지 못했습니다.', en: 'The other requests could not be loaded.' },
  sameAddress: { ko: '같은 이메일 주소', en: 'Same address' },
  sameCompany: { ko: '같은 회사 도메인', en: 'Same company' },
  merged: { ko: '합쳐진 요청', en: 'Merged' },
  more: {
    ko: (count: number) => `이 밖에 ${wholeNumber(count)}건이 더 있습니다.`,
    en: (count: number) => `There ${count === 1 ? 'is' : 'are'} ${wholeNumber(count)} more.`,
  },
  merge: { ko: '합치기', en: 'Merge' },
  mergeWith: {
    ko: (reference: string) => `${reference} 요청과 합치기`,
    en: (reference: string) => `Merge with ${reference}`,
  },
  mergeOther: { ko: '다른 접수번호와 합치기', en: 'Merge with another request' },
});

export const mergeTexts = words({
  title: { ko: '두 요청을 하나로 합치기', en: 'Merge two requests' },
  lead: {
    ko: '하나만 목록에 남습니다. 다른 하나는 그대로 보관되고 남은 요청에서 열어 볼 수 있으며, 언제든지 다시 나눌 수 있습니다.',
    en: 'One of them stays in the list. The other is kept as it is, can be opened from there, and can be split off again at any time.',
  },
  reference: { ko: '합칠 요청의 접수번호', en: 'Reference of the other request' },
  keep: { ko: '목록에 남길 요청', en: 'Stays in the list' },
  keepThis: {
    ko: (reference: string) => `${reference} (지금 보고 있는 요청)`,
    en: (reference: string) => `${reference} (this one)`,
  },
  submit: { ko: '합치기', en: 'Merge' },
  cancel: { ko: '취소', en: 'Cancel' },
  done: { ko: '두 요청을 합쳤습니다.', en: 'The requests are merged.' },
  own: {
    ko: '지금 보고 있는 요청입니다. 합칠 다른 요청의 접수번호를 입력해 주세요.',
    en: 'This is the request on screen. Please enter the reference of the other one.',
  },
  unknown: { ko: '이 접수번호의 요청이 없습니다.', en: 'There is no request with this reference.' },
  conflict: {
    ko: '둘 중 하나가 이미 다른 요청에 합쳐져 있습니다. 먼저 나누어 주세요.',
    en: 'One of them is already part of another request. Please split it off first.',
  },
  failed: { ko: '합치지 못했습니다. 잠시 후 다시 시도해 주세요.', en: 'Merging failed. Please try again in a moment.' },
  contains: { ko: '이 요청에 합쳐진 요청:', en: 'Merged into this request:' },
  belongs: {
    ko: '이 요청은 다음 요청에 합쳐져 목록에 나오지 않습니다:',
    en: 'Merged, and out of the list. It belongs to:',
  },
  news: { ko: '고객이 새로 보낸 내용이 있습니다.', en: 'The sender has sent something new.' },
  split: { ko: '다시 나누기', en: 'Split' },
  splitOff: { ko: (reference: string) => `${reference} 나누기`, en: (reference: string) => `Split off ${reference}` },
  splitDone: { ko: '두 요청으로 다시 나누었습니다.', en: 'The requests are two again.' },
  splitFailed: {
    ko: '나누지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Splitting failed. Please try again in a moment.',
  },
});

/** Actions on a request; `value` is a status in words, a name, a day, a letter, a reference or a number. */
export const eventTexts: Record<EventKind, Localized<(value: string) => string>> = {
  status: { ko: (value) => `상태: ${value}`, en: (value) => `Status: ${value}` },
  responsible: {
    ko: (value) => (value ? `담당자: ${value}` : '담당자 지움'),
    en: (value) => (value ? `Responsible: ${value}` : 'Nobody responsible any more'),
  },
  note: { ko: () => '내부 메모 변경', en: () => 'Internal note changed' },
  reminder: {
    ko: (value) => (value ? `다시 볼 날: ${value}` : '알림 해제'),
    en: (value) => (value ? `Reminder set for ${value}` : 'Reminder removed'),
  },
  seen: { ko: () => '고객이 보낸 내용 확인', en: () => 'Seen what the sender added' },
  resent: { ko: (value) => `메일 다시 보내기: ${value}`, en: (value) => `Sent again: ${value}` },
  merged: { ko: (value) => `${value} 요청을 합침`, en: (value) => `Merged ${value} into this` },
  joined: { ko: (value) => `${value} 요청에 합쳐짐`, en: (value) => `Merged into ${value}` },
  split: {
    ko: (value) => (value ? `${value} 요청과 다시 나눔` : '다시 나눔'),
    en: (value) => (value ? `Split from ${value}` : 'Split off'),
  },
  quotation: { ko: (value) => `견적서 작성: ${value}`, en: (value) => `Quotation made: ${value}` },
  lost: { ko: (value) => `실주로 기록: ${value}`, en: (value) => `Noted as lost: ${value}` },
};
