import type { Language } from '../../../shared/words/localized.types.js';
import { words } from '../../../shared/words/words.js';
import type { AccountChange } from '../../../shared/admin/accounts.types.js';

import { greeting } from './link-letter.text.js';

type Named = { name: string; site: string; url: string };

const changes = words({
  password: { ko: '비밀번호가 변경되었습니다.', en: 'The password was changed.' },
  reopened: {
    ko: '링크로 새 비밀번호를 정했습니다. 이전 비밀번호와 2단계 인증은 없어졌습니다.',
    en: 'A new password was chosen by a link. The old one and the second factors no longer count.',
  },
  'app-added': { ko: '인증 앱이 추가되었습니다.', en: 'An authenticator app was added.' },
  'app-removed': { ko: '인증 앱이 삭제되었습니다.', en: 'The authenticator app was removed.' },
  'passkey-added': { ko: '패스키가 추가되었습니다.', en: 'A passkey was added.' },
  'passkey-removed': { ko: '패스키가 삭제되었습니다.', en: 'A passkey was removed.' },
  codes: { ko: '복구 코드가 새로 발급되었습니다.', en: 'New recovery codes were made.' },
});

const frame = words({
  subject: {
    ko: '관리자 계정의 로그인 방법이 변경되었습니다',
    en: 'How you sign in to the administration has changed',
  },
  about: {
    ko: (site: string) => `${site} 관리자 계정에 관해 알려 드립니다.`,
    en: (site: string) => `This is about your account in the administration of ${site}.`,
  },
  advice: {
    ko: '본인이 하신 일이면 더 하실 일이 없습니다. 아니라면 지금 비밀번호를 바꾸고 사이트 소유자에게 알려 주세요.',
    en: 'If you did this, there is nothing more to do. If not, please change your password now and tell an owner of the site.',
  },
  adviceWithoutPassword: {
    ko: '본인이 하신 일이면 더 하실 일이 없습니다. 아니라면 바로 사이트 소유자나 서버 담당자에게 알리고 새 링크를 요청해 주세요.',
    en: 'If you did this, there is nothing more to do. If not, please tell an owner of the site or whoever runs the server at once, and ask for a new link.',
  },
});

/** After these the receiver knows the password only if he made the change. */
const hasOtherPassword = new Set<AccountChange>(['password', 'reopened']);

/** Words of the letter about a changed sign-in. `url` is the page of the own account. */
export function changeWords(change: AccountChange, named: Named, language: Language) {
  const { subject, about } = frame;
  const advice = hasOtherPassword.has(change) ? frame.adviceWithoutPassword : frame.advice;
  const news = `${about[language](named.site)} ${changes[change][language]}`;
  const lines = [greeting[language](named.name), news, advice[language]];
  return { language, subject: subject[language], lines, text: [...lines, named.url, ''].join('\n\n') };
}
