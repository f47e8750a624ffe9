import { MOST_PASSKEYS } from '@shared/admin/accounts.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

export const accountTexts = words({
  tab: { ko: '내 계정', en: 'My account' },
  failed: { ko: '내 계정을 불러오지 못했습니다.', en: 'Your account could not be loaded.' },
  cancel: { ko: '취소', en: 'Cancel' },
  go: { ko: '계속', en: 'Continue' },
  done: { ko: '확인', en: 'Done' },
  saveFailed: { ko: '처리하지 못했습니다. 다시 시도해 주세요.', en: 'This did not work. Please try again.' },
});

export const ownPasswordTexts = words({
  title: { ko: '비밀번호', en: 'Password' },
  current: { ko: '현재 비밀번호', en: 'Current password' },
  next: { ko: '새 비밀번호', en: 'New password' },
  rule: {
    ko: '10자 이상. 흔한 비밀번호, 이름, 이메일 주소는 쓸 수 없습니다. 바꾸면 다른 접속은 종료됩니다.',
    en: 'At least 10 characters; no common password, not your name or address. Your other sessions end.',
  },
  change: { ko: '비밀번호 변경', en: 'Change password' },
  changed: { ko: '비밀번호를 변경했습니다.', en: 'Your password is changed.' },
  again: { ko: '확인을 위해 비밀번호를 다시 입력해 주세요.', en: 'Please enter your password once more.' },
  password: { ko: '비밀번호', en: 'Password' },
});

export const factorTexts = words({
  title: { ko: '2단계 인증', en: 'Second factor' },
  lead: {
    ko: '비밀번호가 새어 나가도 다른 사람이 로그인하지 못하게 합니다. 인증 앱이나 패스키 가운데 하나를 쓰는 것이 좋습니다.',
    en: 'Keeps others out even if they know your password. Use an app or a passkey.',
  },
  app: { ko: '인증 앱', en: 'Authenticator app' },
  appLead: {
    ko: '로그인할 때 휴대전화 앱에 나오는 6자리 코드를 입력합니다.',
    en: 'You enter six digits that an app shows.',
  },
  isOn: { ko: '사용 중', en: 'In use' },
  addApp: { ko: '인증 앱 등록', en: 'Set up an app' },
  removeApp: { ko: '인증 앱 해제', en: 'Remove the app' },
  scan: {
    ko: '인증 앱으로 이 그림을 읽거나 아래 글자를 입력한 뒤, 앱에 나오는 6자리 코드를 적어 주세요.',
    en: 'Scan this with your app, or type the letters below into it. Then enter the six digits that it shows.',
  },
  picture: { ko: '인증 앱에 등록할 QR 코드', en: 'QR code for the app' },
  secret: { ko: '직접 입력할 글자', en: 'Letters to type' },
  code: { ko: '6자리 코드', en: 'Six digits' },
  passkeys: { ko: '패스키', en: 'Passkeys' },
  passkeysLead: {
    ko: '지문, 얼굴, 기기 잠금으로 로그인합니다. 비밀번호와 코드를 입력하지 않아도 됩니다.',
    en: 'You sign in with fingerprint, face or the lock of your device, without password and code.',
  },
  passkeysFull: {
    ko: `패스키는 ${MOST_PASSKEYS}개까지 등록할 수 있습니다. 쓰지 않는 패스키를 삭제한 뒤 등록해 주세요.`,
    en: `You can have ${MOST_PASSKEYS} passkeys. Please remove one that you no longer use before you add another.`,
  },
  impossible: {
    ko: '패스키는 사이트 주소가 https://로 시작하는 이름일 때만 쓸 수 있습니다. 서버 담당자에게 PUBLIC_URL 설정을 문의해 주세요.',
    en: 'Passkeys need a site whose address is a name and begins with https://. Whoever runs the server sets it by PUBLIC_URL.',
  },
  addPasskey: { ko: '패스키 등록', en: 'Add a passkey' },
  passkeyName: { ko: '패스키 이름 (예: 사무실 노트북)', en: 'Its name, e.g. office laptop' },
  cancelled: { ko: '패스키 등록이 취소되었습니다.', en: 'No passkey was added.' },
  remove: { ko: '삭제', en: 'Remove' },
  used: { ko: '마지막 사용', en: 'Last used' },
  codes: { ko: '복구 코드', en: 'Recovery codes' },
  codesLead: {
    ko: '휴대전화나 패스키를 잃어버렸을 때 한 번씩 쓸 수 있는 코드입니다.',
    en: 'If you lose phone or passkey, each of these codes lets you in once.',
  },
  renew: { ko: '복구 코드 새로 만들기', en: 'Make new codes' },
  keep: {
    ko: '지금만 보여 드립니다. 인쇄하거나 안전한 곳에 적어 두세요. 코드마다 한 번만 쓸 수 있습니다.',
    en: 'They are shown only now. Print them or write them down. Each works once.',
  },
  copy: { ko: '모두 복사', en: 'Copy all' },
  copied: { ko: '복사했습니다.', en: 'Copied.' },
  kept: { ko: '적어 두었습니다', en: 'I have kept them' },
  added: { ko: '등록했습니다.', en: 'Added.' },
  removed: { ko: '해제했습니다.', en: 'Removed.' },
});

export const codesLeftText: Localized<(count: number) => string> = {
  ko: (count) => `남은 코드 ${count}개`,
  en: (count) => `${count} ${count === 1 ? 'code' : 'codes'} left`,
};

export const sessionTexts = words({
  title: { ko: '내 접속', en: 'My sessions' },
  lead: {
    ko: '모르는 접속이 있으면 종료하고 비밀번호를 바꿔 주세요.',
    en: 'If you do not know one of them, end it and change your password.',
  },
  current: { ko: '지금 이 화면', en: 'This one' },
  opened: { ko: '로그인', en: 'Signed in' },
  end: { ko: '종료', en: 'End' },
  endOthers: { ko: '다른 접속 모두 종료', en: 'End all others' },
  ended: { ko: '접속을 종료했습니다.', en: 'Ended.' },
});
