import { words } from '@server/common/words';

import type { Localized } from '@/lib/locale';

type Counted = Localized<(count: number) => string>;

export const gateTexts = words({
  failed: {
    ko: '서버에 연결할 수 없어 로그인 상태를 확인하지 못했습니다.',
    en: 'The server cannot be reached, so we could not tell whether you are signed in.',
  },
});

export const loginTexts = words({
  title: { ko: '로그인', en: 'Sign in' },
  lead: { ko: '관리자 비밀번호를 입력해 주세요.', en: 'Enter the administrator password.' },
  password: { ko: '비밀번호', en: 'Password' },
  submit: { ko: '로그인', en: 'Sign in' },
  cancel: { ko: '취소', en: 'Cancel' },
  required: { ko: '비밀번호를 입력해 주세요.', en: 'Please enter the password.' },
  success: { ko: '로그인되었습니다.', en: 'Login successful.' },
  ended: {
    ko: '로그인 시간이 끝났습니다. 다시 로그인하면 하던 화면으로 돌아갑니다. 입력하던 내용은 그대로 있습니다.',
    en: 'Your session has ended. Sign in again to continue where you were; what you typed is still there.',
  },
  failed: { ko: '로그인 중 오류가 발생했습니다.', en: 'An error occurred during login.' },
});

export const tooManyTriesText: Counted = {
  ko: (minutes) => `비밀번호를 여러 번 틀렸습니다. ${minutes}분 후에 다시 시도해 주세요.`,
  en: (minutes) => `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
};

export const deskTexts = words({
  changePassword: { ko: '비밀번호 변경', en: 'Change password' },
  logout: { ko: '로그아웃', en: 'Log out' },
  loggedOut: { ko: '로그아웃되었습니다.', en: 'You are logged out.' },
  logoutFailed: {
    ko: '로그아웃하지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
    en: 'Logging out failed. Please check the connection and try again.',
  },
  tabs: { ko: '관리 메뉴', en: 'Administration areas' },
  defaultPassword: {
    ko: '아직 처음 설정된 비밀번호를 사용하고 있습니다. 지금 바꿔 주세요.',
    en: 'The site still uses its default password. Please change it now.',
  },
  changeNow: { ko: '지금 변경', en: 'Change it now' },
});

export const passwordTexts = words({
  title: { ko: '비밀번호 변경', en: 'Change password' },
  lead: {
    ko: '변경하면 다른 컴퓨터에서 열려 있는 관리자 화면은 로그아웃됩니다.',
    en: 'Administrators signed in on other computers will have to sign in again.',
  },
  currentPassword: { ko: '현재 비밀번호', en: 'Current password' },
  newPassword: { ko: '새 비밀번호', en: 'New password' },
  confirmPassword: { ko: '새 비밀번호 확인', en: 'Confirm new password' },
  rule: { ko: '4자 이상', en: 'At least 4 characters' },
  save: { ko: '변경', en: 'Change password' },
  cancel: { ko: '취소', en: 'Cancel' },
  required: { ko: '입력해 주세요.', en: 'Please fill this in.' },
  tooShort: { ko: '비밀번호는 4자 이상이어야 합니다.', en: 'Password must be at least 4 characters.' },
  tooLong: { ko: '비밀번호가 너무 깁니다.', en: 'The password is too long.' },
  mismatch: { ko: '새 비밀번호와 확인 비밀번호가 일치하지 않습니다.', en: 'New and confirm passwords do not match.' },
  incorrect: { ko: '현재 비밀번호가 올바르지 않습니다.', en: 'Current password is incorrect.' },
  changed: { ko: '비밀번호가 변경되었습니다.', en: 'Password changed.' },
  conflict: {
    ko: '같은 때 다른 곳에서 비밀번호를 바꿔 이 변경은 저장되지 않았습니다. 새 비밀번호로 다시 로그인해 주세요.',
    en: 'Someone else changed the password at the same moment, so this change was not saved. Please sign in with the new one.',
  },
  failed: { ko: '비밀번호 변경 중 오류가 발생했습니다.', en: 'An error occurred during the password change.' },
});

export const settingsTexts = words({
  tab: { ko: '설정', en: 'Settings' },
  title: { ko: '사이트 설정', en: 'Site settings' },
  lead: { ko: '바꾸면 바로 저장됩니다.', en: 'Changes are saved at once.' },
  loading: { ko: '설정을 불러오는 중입니다.', en: 'Loading the settings.' },
  loadFailed: { ko: '설정을 불러오지 못했습니다.', en: 'The settings could not be loaded.' },
  saved: { ko: '설정을 저장했습니다.', en: 'Settings saved.' },
  saveFailed: {
    ko: '설정을 저장하지 못해 이전 값으로 되돌렸습니다.',
    en: 'The setting could not be saved; the previous value is back.',
  },
  certificates: { ko: '국문 인증현황 페이지', en: 'Korean certificates page' },
  certificatesLead: {
    ko: '국문 페이지에 어떤 인증서 목록을 보여 줄지 고릅니다. 영문 페이지는 항상 등록한 인증서를 보여 줍니다.',
    en: 'Which list the Korean page shows. The English page always shows the stored certificates.',
  },
  koBuiltIn: {
    ko: '국문 페이지는 기본 목록을 보여 줍니다. 아래 목록은 영문 페이지에만 표시됩니다.',
    en: 'The Korean page shows the built-in list; the list below appears on the English page only.',
  },
  changeSource: { ko: '설정 바꾸기', en: 'Change the setting' },
  toCertificates: { ko: '인증서 관리로 이동', en: 'Go to certificate management' },
  builtIn: { ko: '기본 목록 (인증서 9건)', en: 'Built-in list (9 certificates)' },
  stored: { ko: '관리자가 등록한 인증서', en: 'Certificates stored by administrators' },
  titles: { ko: '게시판 제목 표시', en: 'Titles on the boards' },
  titlesLead: {
    ko: '자료실과 전자조달 게시판에 제목을 어떻게 보여 줄지 고릅니다. 입력한 제목은 그대로 저장되어 있습니다.',
    en: 'How the data room and e-procurement show titles. What you typed stays stored as it is.',
  },
  titlesOfLetters: {
    ko: '글자와 숫자만 (ISO 9001:2015 → ISO 90012015)',
    en: 'Letters and digits only (ISO 9001:2015 → ISO 90012015)',
  },
  titlesAsTyped: { ko: '입력한 대로 (HX-150, SUS316L/304)', en: 'As typed (HX-150, SUS316L/304)' },
  confirmation: { ko: '접수 확인 메일', en: 'Confirmation e-mail' },
  confirmationLead: {
    ko: '견적을 요청한 고객에게 접수 확인 메일을 자동으로 보냅니다.',
    en: 'Sends everyone who requests a quote an automatic confirmation by e-mail.',
  },
  confirmationSwitch: { ko: '접수 확인 메일 보내기', en: 'Send the confirmation e-mail' },
});
