import { words } from '@shared/words/words';

/** Labels of the contacts. */
export const supportTexts = words({
  address: { ko: '주소', en: 'Address' },
  telephone: { ko: '전화', en: 'Tel' },
  email: { ko: '이메일', en: 'E-mail' },
});
