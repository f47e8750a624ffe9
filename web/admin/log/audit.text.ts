import type { AuditAction, AuditKind, AuditNoun, AuditOutcome } from '@shared/admin/audit.types';
import { words } from '@shared/words/words';
import { boardTexts } from '@shared/posts/boards.text';

import type { Localized } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';

export const auditTexts = words({
  tab: { ko: '작업 기록', en: 'Activity log' },
  lead: {
    ko: '관리자가 한 일을 1년 동안 보관합니다. 누구도 고치거나 지울 수 없습니다. 누가 했는지는 이름으로, 비밀번호를 함께 쓰는 동안에는 로그인할 때마다 바뀌는 접속 번호와 IP 주소로 구분합니다. 같은 화면을 계속 열어 두시면 한 시간에 한 번만 기록됩니다.',
    en: 'What administrators did, kept for a year. Nobody can change or delete it. It names who did it. While people share one password, each sign-in has a session number and the address it came from instead. A screen left open is noted once an hour.',
  },
  kind: { ko: '종류', en: 'Kind' },
  allKinds: { ko: '전체', en: 'All' },
  day: { ko: '날짜', en: 'Day' },
  loading: { ko: '작업 기록을 불러오는 중입니다.', en: 'Loading the activity log.' },
  none: { ko: '조건에 맞는 기록이 없습니다.', en: 'Nothing was noted.' },
  noneLead: { ko: '다른 종류나 날짜를 골라 보세요.', en: 'Try another kind or another day.' },
  clear: { ko: '조건 지우기', en: 'Show everything' },
  failed: { ko: '작업 기록을 불러오지 못했습니다.', en: 'The activity log could not be loaded.' },
  pages: { ko: '작업 기록 페이지', en: 'Pages of the activity log' },
  automatic: { ko: '자동 처리', en: 'Automatic' },
});

export const totalText: Localized<(count: number) => string> = {
  ko: (count) => `총 ${wholeNumber(count)}건`,
  en: (count) => `${wholeNumber(count)} ${count === 1 ? 'entry' : 'entries'}`,
};

/** Names a sign-in, beside the name of an account's owner. */
export const sessionText: Localized<(code: string) => string> = {
  ko: (code) => `접속 ${code}`,
  en: (code) => `Session ${code}`,
};

export const columnTexts = words({
  at: { ko: '일시 (한국)', en: 'Time (Korea)' },
  action: { ko: '작업', en: 'What' },
  subject: { ko: '대상', en: 'On what' },
  outcome: { ko: '결과', en: 'Result' },
  who: { ko: '접속', en: 'From' },
});

export const kindTexts: Record<AuditKind, Localized> = {
  access: { ko: '로그인·비밀번호', en: 'Sign-in and password' },
  accounts: { ko: '담당자 계정', en: 'Accounts' },
  quotes: { ko: '견적 요청', en: 'Quote requests' },
  people: { ko: '개인정보', en: 'Personal data' },
  posts: { ko: '게시물', en: 'Posts' },
  certificates: { ko: '인증서', en: 'Certificates' },
  content: { ko: '사이트 내용', en: 'Site content' },
  pictures: { ko: '사진·로고', en: 'Pictures and logos' },
  trash: { ko: '휴지통', en: 'Trash' },
  settings: { ko: '설정', en: 'Settings' },
  audit: { ko: '작업 기록', en: 'Activity log' },
};

export const actionTexts: Record<AuditAction, Localized> = {
  login: { ko: '로그인', en: 'Signed in' },
  'login.failed': { ko: '로그인 실패', en: 'Sign-in failed' },
  logout: { ko: '로그아웃', en: 'Logged out' },
  'password.change': { ko: '비밀번호 변경', en: 'Changed the password' },
  'factor.change': { ko: '2단계 인증 변경', en: 'Changed a second factor' },
  'session.end': { ko: '내 접속 종료', en: 'Ended own sessions' },
  'account.invite': { ko: '담당자 초대', en: 'Invited somebody' },
  'account.change': { ko: '담당자 권한·상태 변경', en: 'Changed an account' },
  'account.link': { ko: '담당자에게 새 링크 발급', en: 'Made a new link for an account' },
  'account.remove': { ko: '담당자 계정 삭제', en: 'Removed an account' },
  'account.sessions': { ko: '담당자 접속 종료', en: 'Ended the sessions of an account' },
  'accounts.switch': { ko: '계정 사용 설정 변경', en: 'Turned accounts on or off' },
  'quotes.list': { ko: '견적 요청 목록 조회', en: 'Looked at the quote requests' },
  'quote.read': { ko: '견적 요청 조회', en: 'Read a quote request' },
  'quote.file': { ko: '견적 요청의 첨부 파일 열람', en: 'Opened a file of a quote request' },
  'quotes.export': { ko: '견적 요청 CSV 내려받기', en: 'Downloaded quote requests as CSV' },
  'quote.change': { ko: '견적 요청 상태·메모·담당자·알림 변경', en: 'Changed a quote request' },
  'quote.answer': { ko: '견적 답변 보내기', en: 'Answered a quote request' },
  'quote.quotation': { ko: '견적서 작성', en: 'Made a quotation' },
  'quote.lost': { ko: '견적 실주 기록', en: 'Noted that a quotation was lost' },
  'quote.attach': { ko: '파일을 답변에 첨부', en: 'Put files into an answer' },
  'quotes.quotations': { ko: '견적서 목록 조회', en: 'Looked at the quotations' },
  'quote.merge': { ko: '견적 요청 합치기', en: 'Merged two quote requests' },
  'quote.split': { ko: '합친 견적 요청 나누기', en: 'Split a merged quote request' },
  'quote.resend': { ko: '견적 메일 다시 보내기', en: 'Sent a quote e-mail again' },
  'quote.expire': { ko: '보관 기간이 끝난 견적 요청 삭제', en: 'Quote request erased after its time' },
  'person.find': { ko: '개인정보 찾기', en: 'Looked up the data of a person' },
  'person.export': { ko: '개인정보 내려받기', en: 'Downloaded the data of a person' },
  'person.erase': { ko: '개인정보 삭제', en: 'Erased the data of a person' },
  'post.create': { ko: '게시물 등록', en: 'Added a post' },
  'post.change': { ko: '게시물 수정', en: 'Changed a post' },
  'post.pair': { ko: '번역 글 연결', en: 'Linked a translation' },
  'post.unpair': { ko: '번역 글 연결 해제', en: 'Unlinked a translation' },
  'post.compare': { ko: '번역 내용 확인', en: 'Confirmed a translation' },
  'post.delete': { ko: '게시물 삭제', en: 'Deleted a post' },
  'post.publish': { ko: '게시물 게시', en: 'Published a post' },
  'post.withdraw': { ko: '게시물을 초안으로 되돌림', en: 'Took a post back to a draft' },
  'draft.create': { ko: '초안 등록', en: 'Added a draft' },
  'draft.change': { ko: '초안 수정', en: 'Changed a draft' },
  'draft.delete': { ko: '초안 삭제', en: 'Deleted a draft' },
  'certificate.create': { ko: '인증서 등록', en: 'Added a certificate' },
  'certificate.change': { ko: '인증서 수정', en: 'Changed a certificate' },
  'certificate.delete': { ko: '인증서 삭제', en: 'Deleted a certificate' },
  'certificates.seed': { ko: '기본 인증서 추가', en: 'Added the built-in certificates' },
  'certificates.order': { ko: '인증서 순서 변경', en: 'Reordered the certificates' },
  'content.publish': { ko: '내용 게시 또는 게시 예약', en: 'Published content, or set a time for it' },
  'content.unschedule': { ko: '내용 게시 예약 취소', en: 'Took back the time of publishing content' },
  'content.discard': { ko: '내용 초안 버림', en: 'Discarded a draft of content' },
  'content.restore': { ko: '이전 내용을 초안으로 가져옴', en: 'Made a former version of content the draft' },
  'picture.create': { ko: '사진·로고 등록', en: 'Added a picture or logo' },
  'picture.change': { ko: '사진에서 보이는 부분 변경', en: 'Changed what of a picture stays in view' },
  'trash.restore': { ko: '휴지통에서 복원', en: 'Restored from the trash' },
  'trash.purge': { ko: '휴지통에서 영구 삭제', en: 'Deleted for good' },
  'trash.expire': { ko: '보관 기간이 끝나 영구 삭제', en: 'Gone for good after its time in the trash' },
  'clock.trust': { ko: '서버 시계 확인', en: 'Confirmed the server’s clock' },
  'holidays.change': { ko: '휴일 변경', en: 'Changed the holidays' },
  'settings.change': { ko: '설정 변경', en: 'Changed the settings' },
  'mail.test': { ko: '시험 메일 보내기', en: 'Sent a test e-mail' },
  'webhook.test': { ko: '시험 웹훅 보내기', en: 'Sent a test webhook' },
  'samples.fill': { ko: '샘플 채우기', en: 'Filled the boards with samples' },
  'samples.remove': { ko: '샘플 제거', en: 'Removed the samples, or declined them' },
  'audit.read': { ko: '작업 기록 조회', en: 'Read the activity log' },
};

export const outcomeTexts: Record<AuditOutcome, Localized> = {
  done: { ko: '완료', en: 'Done' },
  failed: { ko: '거절됨', en: 'Refused' },
  unknown: { ko: '확인 안 됨', en: 'Not known' },
};

export const nounTexts: Record<AuditNoun, Localized> = {
  ...boardTexts,
  accounts: { ko: '담당자 계정', en: 'Accounts' },
  certificates: { ko: '인증서', en: 'Certificates' },
  content: { ko: '사이트 내용', en: 'Site content' },
  pictures: { ko: '사진·로고', en: 'Pictures and logos' },
  quotes: { ko: '견적 요청', en: 'Quote requests' },
  people: { ko: '개인정보', en: 'Personal data' },
};
