import { words } from '@shared/words/words';

export const gateTexts = words({
  failed: {
    ko: '서버에 연결할 수 없어 로그인 상태를 확인하지 못했습니다.',
    en: 'The server cannot be reached, so we could not tell whether you are signed in.',
  },
});

export const loginTexts = words({
  title: { ko: '로그인', en: 'Sign in' },
  lead: { ko: '관리자 비밀번호를 입력해 주세요.', en: 'Enter the administrator password.' },
  accountLead: {
    ko: '내 이메일 주소와 비밀번호로 로그인해 주세요.',
    en: 'Sign in with your e-mail address and your password.',
  },
  email: { ko: '이메일 주소', en: 'E-mail address' },
  emailRequired: { ko: '이메일 주소를 입력해 주세요.', en: 'Please enter your e-mail address.' },
  passkey: { ko: '패스키로 로그인', en: 'Sign in with a passkey' },
  passkeyCancelled: {
    ko: '패스키 확인이 취소되었습니다. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
    en: 'The passkey was not used. Please try again or sign in another way.',
  },
  codeTitle: { ko: '2단계 인증', en: 'Second factor' },
  code: { ko: '인증 코드', en: 'Code' },
  codeHint: {
    ko: '인증 앱의 6자리 코드 또는 복구 코드를 입력해 주세요.',
    en: 'The six digits of your app, or a recovery code.',
  },
  recoveryHint: {
    ko: '패스키를 쓸 수 없으면 복구 코드를 입력해 주세요.',
    en: 'Without your passkey, enter a recovery code.',
  },
  codeRequired: { ko: '코드를 입력해 주세요.', en: 'Please enter the code.' },
  confirmCode: { ko: '확인', en: 'Confirm' },
  back: { ko: '처음으로', en: 'Back' },
  lost: {
    ko: '비밀번호를 잊었거나 로그인할 수 없으면 사이트 소유자에게 새 링크를 요청해 주세요.',
    en: 'If you cannot sign in, ask an owner of the site for a new link.',
  },
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
  unreachable: {
    ko: '서버에 연결할 수 없어 로그인하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    en: 'The server cannot be reached, so you are not signed in. Check your connection and try again.',
  },
  away: {
    ko: '지금은 서버가 비밀번호를 확인할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The server cannot check passwords right now. Please try again in a moment.',
  },
});

/** The page of a link by which an account is opened. */
export const linkTexts = words({
  invitation: { ko: '계정 만들기', en: 'Your account' },
  recovery: { ko: '새 비밀번호 정하기', en: 'Choose a new password' },
  invitationLead: {
    ko: '앞으로 이 주소와 지금 정하는 비밀번호로 로그인합니다.',
    en: 'From now on you sign in with this address and the password you choose here.',
  },
  recoveryLead: {
    ko: '새 비밀번호를 정하면 이전 비밀번호와 2단계 인증은 없어지고, 열려 있던 접속은 모두 종료됩니다.',
    en: 'Your old password and second factors then stop working, and you are signed out everywhere.',
  },
  submit: { ko: '비밀번호 정하고 로그인', en: 'Set the password and sign in' },
  expired: {
    ko: '이미 사용했거나 기간이 지난 링크입니다. 사이트 소유자에게 새 링크를 요청해 주세요.',
    en: 'This link has already been used or has expired. Please ask an owner of the site for a new one.',
  },
  shared: {
    ko: '지금은 모두가 공용 비밀번호로 로그인하므로 이 링크로는 계정을 열 수 없습니다.',
    en: 'Everybody signs in with a shared password now, so this link cannot open an account.',
  },
  toLogin: { ko: '로그인 화면으로', en: 'To the sign-in' },
  failed: { ko: '처리하지 못했습니다. 다시 시도해 주세요.', en: 'This did not work. Please try again.' },
  done: { ko: '비밀번호를 정하고 로그인했습니다.', en: 'Your password is set and you are signed in.' },
  rule: {
    ko: '10자 이상. 흔한 비밀번호, 이름, 이메일 주소는 쓸 수 없습니다.',
    en: 'At least 10 characters; no common password, not your name or address.',
  },
});

/** The switch from the shared password to accounts. */
export const accountsTexts = words({
  title: { ko: '담당자 계정', en: 'Accounts' },
  offLead: {
    ko: '지금은 모두가 비밀번호 하나를 함께 씁니다. 계정을 켜면 각자 자신의 이메일 주소와 비밀번호로 로그인하고, 누가 무엇을 했는지 이름으로 남습니다.',
    en: 'Everybody shares one password now. With accounts everybody signs in with an address and password of their own, and the log names who did what.',
  },
  onLead: {
    ko: '각자 자신의 계정으로 로그인합니다. 사람을 초대하고 권한을 정하는 일은 ‘담당자’에서 합니다.',
    en: 'Everybody signs in with an account of their own. Invite people and set their roles under “People”.',
  },
  turnOn: { ko: '계정 켜기', en: 'Turn accounts on' },
  turnOff: { ko: '계정 끄기', en: 'Turn accounts off' },
  onTitle: { ko: '계정을 켜고 첫 소유자가 됩니다', en: 'Turn accounts on and become the first owner' },
  onQuestion: {
    ko: '지금부터 이 주소와 비밀번호로 로그인합니다. 공용 비밀번호로 열린 다른 화면은 모두 로그아웃되므로, 바로 이어서 다른 담당자를 초대해 주세요.',
    en: 'From now on you sign in with this address and password. Everybody else is signed out, so invite the others right away.',
  },
  offTitle: { ko: '계정을 끄고 공용 비밀번호로 돌아갑니다', en: 'Turn accounts off and share one password again' },
  offQuestion: {
    ko: '앞으로 모두가 함께 쓸 비밀번호를 정해 주세요. 지금 로그인한 사람은 모두 로그아웃됩니다. 계정은 지워지지 않으며, 다시 켜면 그대로 쓸 수 있습니다.',
    en: 'Choose the password that everybody will share. Everybody is signed out. The accounts stay stored and count again when you turn them on.',
  },
  name: { ko: '이름', en: 'Name' },
  password: { ko: '내 비밀번호', en: 'My password' },
  sharedPassword: { ko: '공용 비밀번호', en: 'Shared password' },
  cancel: { ko: '취소', en: 'Cancel' },
  isOn: { ko: '계정을 켰습니다. 이제 담당자를 초대할 수 있습니다.', en: 'Accounts are on. You can invite people now.' },
  failed: { ko: '바꾸지 못했습니다. 다시 시도해 주세요.', en: 'This could not be changed. Please try again.' },
});

export const deskTexts = words({
  forbidden: {
    ko: '이 화면을 볼 권한이 없습니다. 필요하면 사이트 소유자에게 요청해 주세요.',
    en: 'Your role does not include this page. If you need it, ask an owner of the site.',
  },
  changePassword: { ko: '비밀번호 변경', en: 'Change password' },
  more: { ko: '더 보기', en: 'More' },
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
  untrustedProxy: {
    ko: '프록시를 거친 방문자가 모두 같은 주소로 세어져 견적 요청과 로그인이 곧 막힐 수 있으니, 서버 담당자에게 TRUST_PROXY 설정을 요청해 주세요.',
    en: 'Visitors behind the proxy all count as one address and may soon be refused: please ask whoever runs the server to set TRUST_PROXY.',
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
