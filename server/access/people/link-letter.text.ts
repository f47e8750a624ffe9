import type { Language } from '../../../shared/words/localized.types.js';
import { words } from '../../../shared/words/words.js';
import type { LinkPurpose } from '../../../shared/admin/accounts.types.js';

type Named = { name: string; site: string; url: string };

const letters = words({
  invitation: {
    ko: ({ site }: Named) => [
      `${site} 관리자 화면에 초대되었습니다. 아래 링크를 열어 비밀번호를 정해 주세요. 링크는 7일 동안, 한 번만 쓸 수 있습니다.`,
      '초대받은 일이 없으면 이 메일을 무시해 주세요.',
    ],
    en: ({ site }: Named) => [
      `You are invited to the administration of ${site}. Please open the link below and choose a password. The link works once, within 7 days.`,
      'If you did not expect this, please ignore this letter.',
    ],
  },
  recovery: {
    ko: ({ site }: Named) => [
      `${site} 관리자 계정을 다시 열 수 있는 링크입니다. 새 비밀번호를 정하면 이전 비밀번호와 2단계 인증은 없어집니다. 링크는 24시간 동안, 한 번만 쓸 수 있습니다.`,
      '요청한 일이 없으면 사이트 소유자에게 알려 주세요.',
    ],
    en: ({ site }: Named) => [
      `This link opens your account in the administration of ${site} again. Once you choose a new password, the old one and your second factors no longer count. The link works once, within 24 hours.`,
      'If you did not ask for this, please tell an owner of the site.',
    ],
  },
});

const subjects = words({
  invitation: { ko: '관리자 화면 초대', en: 'Invitation to the administration' },
  recovery: { ko: '관리자 계정 다시 열기', en: 'Opening your account again' },
});

/** Greeting of a letter to somebody with an account. */
export const greeting = words({
  dear: { ko: (name: string) => `${name} 님, 안녕하세요.`, en: (name: string) => `Dear ${name},` },
}).dear;

/** Words of the letter with a link. */
export function accountLinkWords(purpose: LinkPurpose, named: Named, language: Language) {
  const lines = [greeting[language](named.name), ...letters[purpose][language](named)];
  return { language, subject: subjects[purpose][language], lines, text: [...lines, named.url, ''].join('\n\n') };
}
