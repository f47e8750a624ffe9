import { words } from '@shared/words/words';
import type { AnnouncementType } from '@shared/requests/announcements.types';
import type { DeliveryState, LetterKind, QuoteStatus } from '@shared/requests/quotes.types';

import type { Language, Localized } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';

export const inboxTexts = words({
  tab: { ko: '견적 요청', en: 'Quote requests' },
  title: { ko: '견적 요청', en: 'Quote requests' },
  searchHint: { ko: '회사명, 고객 담당자, 프로젝트, 접수번호, 제품', en: 'Company, name, project, reference, product' },
  status: { ko: '상태', en: 'Status' },
  allStatuses: { ko: '전체', en: 'All' },
  product: { ko: '제품', en: 'Product' },
  allProducts: { ko: '전체', en: 'All' },
  csv: { ko: 'CSV 내려받기', en: 'Download CSV' },
  loading: { ko: '견적 요청을 불러오는 중입니다.', en: 'Loading the quote requests.' },
  none: { ko: '아직 접수된 견적 요청이 없습니다.', en: 'No quote requests yet.' },
  noneLead: {
    ko: '홈페이지에서 견적을 요청하면 여기에 표시됩니다. 이 화면은 30초마다 자동으로 새로 고칩니다.',
    en: 'Requests from the website appear here. This list refreshes itself every 30 seconds.',
  },
  clear: { ko: '조건 지우기', en: 'Clear search and filters' },
  failed: { ko: '견적 요청을 불러오지 못했습니다.', en: 'The quote requests could not be loaded.' },
  pages: { ko: '견적 요청 페이지', en: 'Pages of quote requests' },
});

/** Instead of a list that is searched in vain. */
export const noMatchTexts = words({
  title: { ko: '조건에 맞는 견적 요청이 없습니다.', en: 'No quote request matches.' },
  lead: {
    ko: '다른 검색어를 쓰거나 상태·제품·담당자를 바꿔 보세요.',
    en: 'Try other words, or another status, product or person responsible.',
  },
});

export const columnTexts = words({
  reference: { ko: '접수번호', en: 'Reference' },
  received: { ko: '접수일시', en: 'Received' },
  sender: { ko: '회사명 / 담당자명', en: 'Company / name' },
  projectName: { ko: '프로젝트명 / 문의 제품', en: 'Project / products' },
  language: { ko: '언어', en: 'Language' },
  status: { ko: '상태', en: 'Status' },
  delivery: { ko: '메일', en: 'E-mail' },
});

export const totalText: Localized<(count: number) => string> = {
  ko: (count) => `총 ${wholeNumber(count)}건`,
  en: (count) => `${wholeNumber(count)} ${count === 1 ? 'request' : 'requests'}`,
};

export const statusTexts: Record<QuoteStatus, Localized> = {
  new: { ko: '신규', en: 'New' },
  in_progress: { ko: '처리 중', en: 'In progress' },
  answered: { ko: '답변 완료', en: 'Answered' },
  closed: { ko: '종결', en: 'Closed' },
  spam: { ko: '스팸', en: 'Spam' },
};

/** Day on which a closed request is erased. */
export const erasedText: Localized<(day: string) => string> = {
  ko: (day) => `${day} 자동 삭제`,
  en: (day) => `erased on ${day}`,
};

/** Of a request in the list: what was merged into it. */
export const containsText: Localized<(references: string) => string> = {
  ko: (references) => `합친 요청: ${references}`,
  en: (references) => `Merged with ${references}`,
};

/** Number of files with a request. */
export const fileCountText: Localized<(count: number) => string> = {
  ko: (count) => `첨부 파일 ${count}개`,
  en: (count) => `${count} ${count === 1 ? 'file' : 'files'}`,
};

export const letterTexts: Record<LetterKind, Localized> = {
  office: { ko: '접수 알림 (회사)', en: 'Notice to the office' },
  confirmation: { ko: '접수 확인 (고객)', en: 'Confirmation to the sender' },
};

/** Announcements to the company's own system. */
export const announcementTexts: Record<AnnouncementType, Localized> = {
  'request.received': { ko: '사내 시스템: 새 요청', en: 'Own system: new request' },
  'request.added': { ko: '사내 시스템: 추가 내용', en: 'Own system: addition' },
  'quotation.accepted': { ko: '사내 시스템: 견적 수락', en: 'Own system: acceptance' },
};

/** The same where space is short. */
export const letterShortTexts: Record<LetterKind, Localized> = {
  office: { ko: '회사', en: 'Office' },
  confirmation: { ko: '고객', en: 'Sender' },
};

export const deliveryTexts: Record<DeliveryState, Localized> = {
  off: { ko: '보내지 않음', en: 'Not to be sent' },
  limited: { ko: '한도 초과로 보내지 않음', en: 'Not sent: limit reached' },
  queued: { ko: '발송 대기', en: 'Waiting' },
  retrying: { ko: '재시도 중', en: 'Retrying' },
  sent: { ko: '발송됨', en: 'Sent' },
  written: { ko: '파일로만 저장', en: 'Written to a file' },
  failed: { ko: '발송 실패', en: 'Failed' },
};

export const languageTexts: Record<Language, Localized> = {
  ko: { ko: '한국어', en: 'Korean' },
  en: { ko: '영어', en: 'English' },
};
