import type { FieldCode } from '@shared/words/error.types';

import { fileRefusalTexts } from './fileRefusal.text';
import type { Localized } from './locale';

/** Problems of one field. */
export const fieldTexts: Record<FieldCode, Localized> = {
  required: { ko: '필수 입력 항목입니다.', en: 'This field is required.' },
  wrong_type: { ko: '텍스트로 입력해 주세요.', en: 'Please enter text.' },
  too_short: { ko: '너무 짧습니다.', en: 'This is too short.' },
  too_long: { ko: '너무 깁니다. 줄여 주세요.', en: 'This is too long. Please shorten it.' },
  invalid_email: {
    ko: '이메일 주소를 확인해 주세요. 예: name@example.com',
    en: 'Please check the e-mail address, e.g. name@example.com',
  },
  korean_keyboard: {
    ko: '한글 자모가 들어 있습니다. 한/영 키를 누르고 다시 입력해 주세요.',
    en: 'This has single Korean letters in it. Please switch the keyboard to English and type it again.',
  },
  invalid_telephone: {
    ko: '전화번호를 확인해 주세요. 예: 02-123-4567',
    en: 'Please check the telephone number, e.g. +82 2 123 4567',
  },
  invalid_choice: { ko: '목록에서 골라 주세요.', en: 'Please choose from the list.' },
  invalid_number: { ko: '0 이상의 정수로 입력해 주세요.', en: 'Please enter a whole number, 0 or more.' },
  mismatch: { ko: '두 값이 서로 다릅니다.', en: 'The two values do not match.' },
  common_password: {
    ko: '너무 흔해서 쉽게 알아낼 수 있는 비밀번호입니다. 다른 비밀번호를 정해 주세요.',
    en: 'This password is too common and easy to guess. Please choose another one.',
  },
  own_name: {
    ko: '이름이나 이메일 주소는 비밀번호로 쓸 수 없습니다.',
    en: 'Your name or address cannot be your password.',
  },
  taken: { ko: '이미 등록된 주소입니다.', en: 'This address already has an account.' },
  changed: { ko: '다른 관리자가 그 사이에 고쳤습니다.', en: 'Another administrator has changed this in the meantime.' },
  not_found: { ko: '이 이름의 파일이 없습니다.', en: 'There is no file of this name.' },
  ...fileRefusalTexts,
  file_too_large: { ko: '파일이 너무 큽니다.', en: 'The file is too large.' },
  unknown_field: { ko: '알 수 없는 항목입니다.', en: 'Unknown field.' },
  invalid: { ko: '입력한 값을 확인해 주세요.', en: 'Please check this value.' },
};
