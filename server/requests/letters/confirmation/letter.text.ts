import { words } from '../../../../shared/words/words.js';

/** Words of the confirmation beside those that the office writes; an address stands in no sentence, where Korean would ask for a particle after it. */
export const confirmationTexts = words({
  workingDays: {
    ko: (days: number) => `${days}일`,
    en: (days: number) => (days === 1 ? 'one working day' : `${days} working days`),
  },
  values: { ko: '보내 주신 기술 사양', en: 'The technical data you sent' },
  behindLink: { ko: '링크에서 확인', en: 'see the link' },
  valuesNote: {
    ko: '이 메일에는 수치와 선택 항목만 옮겨 적었습니다. 전체 내용은 아래 링크에서 보실 수 있습니다.',
    en: 'This e-mail repeats numbers and choices only. The link below shows everything you sent.',
  },
  link: { ko: '보내신 견적 요청 보기', en: 'See your quote request' },
  linkNote: {
    ko: '이 링크에서 처리 상태를 확인하고, 내용을 정정하거나 요청을 취소하실 수 있습니다. 로그인은 필요하지 않습니다. 링크를 아는 사람은 누구나 볼 수 있으니 다른 사람에게 전달하지 마십시오.',
    en: 'There you can follow its progress, correct it or withdraw it, without signing in. Anyone who has the link can do so: please do not pass it on.',
  },
  signature: {
    ko: ({ telephone, mailbox }: { telephone: string; mailbox: string }) => [
      `전화: ${telephone}`,
      `이메일: ${mailbox}`,
    ],
    en: ({ telephone, mailbox }: { telephone: string; mailbox: string }) => [
      `Telephone: ${telephone}`,
      `E-mail: ${mailbox}`,
    ],
  },
});
