import { words } from '@shared/words/words';

import type { ProblemTexts } from '@/admin/useField';
import type { Localized } from '@/lib/locale';

export const tenderFormTexts = words({
  title: { ko: '입찰 정보', en: 'Tender' },
  lead: {
    ko: '필요한 항목만 입력하세요. 입력한 항목만 홈페이지에 표시됩니다.',
    en: 'All of this is optional. The website shows what is filled in.',
  },
  noKind: { ko: '–', en: '–' },
  closesAt: { ko: '입찰 마감 일시', en: 'Closing date and time' },
  closesAtHint: {
    ko: '한국 시간 기준입니다. 이 시각부터 마감으로 표시됩니다.',
    en: 'In Korean time, wherever you are. From then on the notice shows as closed.',
  },
  midnightHint: {
    ko: '밤 12시(자정)에 마감됩니다. 홈페이지에는 전날 24:00로 표시되며, 새로 시작하는 날에는 입찰할 수 없습니다.',
    en: 'Closes at midnight. The website shows 24:00 of the day before; no offers are taken on the day that begins then.',
  },
});

/** Of the notice that began the tender. */
export const firstNoticeTexts = words({
  label: { ko: '최초 공고', en: 'First notice' },
  lead: {
    ko: '이 공고로 정정·재공고·취소하거나 결과를 알릴 최초 공고를 골라 주세요.',
    en: 'Choose the notice that this one corrects, repeats or cancels, or whose result it gives.',
  },
  noneFound: { ko: '찾으시는 게시물이 없습니다.', en: 'No post matches.' },
  gone: {
    ko: '최초 공고가 삭제되었거나 초안 상태입니다.',
    en: 'The first notice has been deleted or is a draft.',
  },
  remove: { ko: '연결 해제', en: 'Remove' },
});

/** Problems of a tender's field, more exact than those for fields in general. */
export const tenderProblemTexts: Partial<Record<string, ProblemTexts>> = {
  tenderNumber: {
    too_long: { ko: '공고번호는 60자까지 쓸 수 있습니다.', en: 'A notice number can have up to 60 characters.' },
  },
  tenderRevision: { invalid_number: { ko: '0~99의 숫자', en: 'A number, 0 to 99' } },
  tenderContact: {
    too_long: { ko: '담당자는 100자까지 쓸 수 있습니다.', en: 'A contact can have up to 100 characters.' },
  },
  tenderTelephone: {
    too_long: { ko: '전화번호는 50자까지 쓸 수 있습니다.', en: 'A telephone number can have up to 50 characters.' },
  },
};

export const firstProblemTexts: Record<'not_found' | 'invalid', Localized> = {
  not_found: {
    ko: '선택한 공고가 삭제되었습니다. 다른 공고를 선택해 주세요.',
    en: 'The chosen notice has been deleted. Please choose another one.',
  },
  invalid: {
    ko: '이 게시물에 이어진 공고는 최초 공고가 될 수 없습니다. 다른 공고를 선택해 주세요.',
    en: 'A notice that follows this post cannot be its first one. Please choose another one.',
  },
};
