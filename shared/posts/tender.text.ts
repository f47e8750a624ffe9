import type { Localized } from '../words/localized.types.js';
import { words } from '../words/words.js';

import type { TenderKind } from './tender.types.js';

/** Words of a tender. */
export const tenderTexts = words({
  tender: { ko: '입찰 안내', en: 'Tender' },
  number: { ko: '공고번호', en: 'Notice number' },
  revision: { ko: '변경 차수', en: 'Revision' },
  kind: { ko: '구분', en: 'Kind' },
  closesAt: { ko: '입찰 마감', en: 'Closing time' },
  contact: { ko: '담당자', en: 'Contact' },
  telephone: { ko: '전화', en: 'Telephone' },
  calendar: { ko: '마감 일정을 캘린더에 추가', en: 'Add the closing time to a calendar' },
  notices: { ko: '이 입찰의 다른 공고', en: 'Other notices of this tender' },
  closed: { ko: '마감', en: 'Closed' },
  laterNotice: { ko: '새 공고 있음', en: 'Newer notice' },
  today: { ko: 'D-Day', en: 'D-Day' },
  koreanTime: { ko: '한국 시간', en: 'Korean time' },
});

export const tenderCountTexts = words({
  /** The mark of a tender that is open: days until its closing time. */
  days: { ko: (days: number) => `D-${days}`, en: (days: number) => `D-${days}` },
  /** The same for screen readers and sentences. */
  left: {
    ko: (days: number) => (days === 0 ? '오늘 마감' : `마감까지 ${days}일`),
    en: (days: number) => (days === 0 ? 'closes today' : `closes in ${days} ${days === 1 ? 'day' : 'days'}`),
  },
  revision: {
    ko: (number: string, revision: number) => `${number} (변경 ${revision}차)`,
    en: (number: string, revision: number) => `${number} (revision ${revision})`,
  },
});

/** The effect of a later notice on a tender. */
export const changedByTexts: Record<TenderKind, Localized> = {
  notice: tenderTexts.laterNotice,
  correction: { ko: '정정됨', en: 'Corrected' },
  're-notice': { ko: '재공고됨', en: 'Announced again' },
  cancellation: { ko: '취소됨', en: 'Cancelled' },
  result: { ko: '결과 발표', en: 'Result announced' },
};

export const tenderKindTexts: Record<TenderKind, Localized> = {
  notice: { ko: '입찰공고', en: 'Tender notice' },
  correction: { ko: '정정공고', en: 'Correction' },
  're-notice': { ko: '재공고', en: 'Re-notice' },
  cancellation: { ko: '취소공고', en: 'Cancellation' },
  result: { ko: '개찰 결과', en: 'Tender result' },
};
