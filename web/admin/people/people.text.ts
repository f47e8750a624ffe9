import type { GrantKind, Role } from '@shared/admin/accounts.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

/** In the address of the manage page. */
export const PEOPLE_TAB = 'people';

export const roleTexts: Record<Role, Localized> = {
  office: { ko: '사무 담당', en: 'Office' },
  editor: { ko: '내용 담당', en: 'Editor' },
  owner: { ko: '소유자', en: 'Owner' },
};

export const roleLeads: Record<Role, Localized> = {
  office: { ko: '견적 요청, 게시물, 인증서', en: 'Quote requests, posts and certificates' },
  editor: { ko: '사이트 내용, 게시물', en: 'Site content and posts' },
  owner: { ko: '모든 기능과 담당자 관리', en: 'Everything, and people' },
};

export const staffTexts = words({
  tab: { ko: '담당자', en: 'People' },
  lead: {
    ko: '권한을 바꾸거나 계정을 정지하면 로그인해 있는 사람에게도 바로 적용됩니다.',
    en: 'A changed role and a deactivated account count at once, also for whoever is signed in.',
  },
  failed: { ko: '담당자를 불러오지 못했습니다.', en: 'People could not be loaded.' },
  role: { ko: '권한', en: 'Role' },
  you: { ko: '나', en: 'You' },
  invited: { ko: '초대함 (아직 비밀번호를 정하지 않음)', en: 'Invited, has not chosen a password yet' },
  inactive: { ko: '정지됨', en: 'Deactivated' },
  lastSignIn: { ko: '마지막 로그인', en: 'Last sign-in' },
  never: { ko: '없음', en: 'Never' },
  none: { ko: '없음', en: 'None' },
  factors: { ko: '2단계 인증', en: 'Second factors' },
  totp: { ko: '인증 앱', en: 'App' },
  sessions: { ko: '열린 접속', en: 'Open sessions' },
  deactivate: { ko: '정지', en: 'Deactivate' },
  reactivate: { ko: '다시 사용', en: 'Reactivate' },
  endSessions: { ko: '접속 종료', en: 'End sessions' },
  newLink: { ko: '새 링크', en: 'New link' },
  remove: { ko: '삭제', en: 'Remove' },
  saved: { ko: '바꿨습니다.', en: 'Changed.' },
  sessionsEnded: { ko: '접속을 종료했습니다.', en: 'The sessions have ended.' },
  removed: { ko: '계정을 삭제했습니다.', en: 'The account is removed.' },
  changeFailed: { ko: '바꾸지 못했습니다. 다시 시도해 주세요.', en: 'This could not be changed. Please try again.' },
});

export const passkeysText: Localized<(count: number) => string> = {
  ko: (count) => `패스키 ${count}개`,
  en: (count) => `${count} ${count === 1 ? 'passkey' : 'passkeys'}`,
};

export const removeTexts = words({
  title: { ko: '이 계정을 삭제할까요?', en: 'Remove this account?' },
  lead: {
    ko: '바로 삭제되며 되돌릴 수 없습니다. 작업 기록과 이력에는 이름이 남습니다.',
    en: 'This cannot be undone. The name stays in the log and in histories.',
  },
  confirm: { ko: '계정 삭제', en: 'Remove the account' },
});

export const inviteTexts = words({
  title: { ko: '담당자 초대', en: 'Invite somebody' },
  name: { ko: '이름', en: 'Name' },
  email: { ko: '이메일 주소', en: 'E-mail address' },
  submit: { ko: '초대 링크 만들기', en: 'Make an invitation' },
  failed: { ko: '초대하지 못했습니다. 다시 시도해 주세요.', en: 'The invitation failed. Please try again.' },
  mailed: {
    ko: '링크를 메일로 보냈습니다. 아래 링크를 직접 전달해도 됩니다.',
    en: 'The link was sent by e-mail. You can also hand it over yourself.',
  },
  notMailed: {
    ko: '메일을 보내지 못했습니다. 아래 링크를 직접 전달해 주세요.',
    en: 'No e-mail was sent. Please hand over the link yourself.',
  },
  once: {
    ko: '이 링크는 지금만 볼 수 있고, 한 번만 쓸 수 있습니다. 받는 사람에게만 전달해 주세요.',
    en: 'The link is shown only now and works once. Give it to nobody else.',
  },
  link: { ko: '링크', en: 'Link' },
  copy: { ko: '링크 복사', en: 'Copy the link' },
  copied: { ko: '링크를 복사했습니다.', en: 'The link is copied.' },
  until: { ko: '사용 기한', en: 'Valid until' },
  close: { ko: '닫기', en: 'Close' },
});

export const grantTexts = words({
  title: { ko: '권한 변경 기록', en: 'Changes of rights' },
  lead: { ko: '3년 동안 보관합니다.', en: 'Kept for three years.' },
  none: { ko: '기록이 없습니다.', en: 'Nothing was noted.' },
  failed: { ko: '기록을 불러오지 못했습니다.', en: 'The record could not be loaded.' },
  more: { ko: '이전 기록', en: 'Earlier' },
  newer: { ko: '최근 기록', en: 'Later' },
  server: { ko: '서버 명령', en: 'A command on the server' },
});

export const grantKindTexts: Record<GrantKind, Localized> = {
  'accounts-on': { ko: '계정 켜기', en: 'Accounts turned on' },
  'accounts-off': { ko: '계정 끄기', en: 'Accounts turned off' },
  invited: { ko: '초대', en: 'Invited' },
  role: { ko: '권한 변경', en: 'Role changed' },
  deactivated: { ko: '계정 정지', en: 'Deactivated' },
  reactivated: { ko: '계정 다시 사용', en: 'Reactivated' },
  link: { ko: '새 링크 발급', en: 'New link made' },
  removed: { ko: '계정 삭제', en: 'Removed' },
};
