import type { ErrorCode, FieldCode, FileRefusal } from '@server/common/error.types';
import { words } from '@server/common/words';

import type { Localized } from './locale';

/** Why a file was refused for what it is, and what to do now. */
const fileRefusalTexts: Record<FileRefusal, Localized> = {
  unsupported_file: {
    ko: '파일 내용이 이름과 다르거나 받을 수 없는 형식입니다. 원래 프로그램에서 다시 저장해 올려 주세요.',
    en: 'This file is not what its name says, or of a kind that is not accepted. Save it again in its own program.',
  },
  protected_file: {
    ko: '비밀번호가 걸린 문서이거나 보안 문서입니다. 비밀번호나 문서보안(DRM)을 해제하고 올려 주세요.',
    en: 'This document is locked by a password or by DRM. Remove the lock and upload it again.',
  },
  heic_file: {
    ko: 'iPhone 사진 형식(HEIC)입니다. JPG로 바꾸어 올려 주세요.',
    en: 'This is the photo format of iPhones (HEIC). Convert it to JPG and upload that.',
  },
};

/** What went wrong and what to do now, for each code the server answers with. */
export const errorTexts: Record<ErrorCode, Localized> = {
  validation_failed: {
    ko: '입력 내용을 확인해 주세요. 표시된 항목을 고치면 다시 보낼 수 있습니다.',
    en: 'Please check the marked fields and send again.',
  },
  unauthenticated: {
    ko: '로그인이 필요합니다. 다시 로그인해 주세요.',
    en: 'You are not signed in. Please sign in again.',
  },
  admin_settings_not_found: {
    ko: '관리자 비밀번호가 아직 설정되지 않았습니다. 서버에 ADMIN_INITIAL_PASSWORD를 지정하고 다시 시작해 주세요.',
    en: 'Admin settings not found. Set ADMIN_INITIAL_PASSWORD on the server and restart it.',
  },
  password_incorrect: { ko: '비밀번호가 올바르지 않습니다.', en: 'Incorrect password' },
  forbidden: {
    ko: '이 작업을 할 권한이 없습니다. 필요하면 사이트 소유자에게 요청해 주세요.',
    en: 'You are not allowed to do this. If you need to, ask an owner of the site.',
  },
  sign_in_incorrect: {
    ko: '이메일 주소 또는 비밀번호가 올바르지 않습니다.',
    en: 'The e-mail address or the password is incorrect.',
  },
  code_incorrect: {
    ko: '코드가 올바르지 않거나 이미 사용되었습니다. 새 코드를 입력해 주세요.',
    en: 'The code is incorrect or has already been used. Please enter a new one.',
  },
  passkey_refused: {
    ko: '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법을 이용해 주세요.',
    en: 'The passkey was not recognised. Please try again or use another way.',
  },
  sign_in_changed: {
    ko: '로그인 방식이 바뀌었습니다. 화면을 새로 불러온 뒤 다시 시도해 주세요.',
    en: 'The way to sign in has changed. Please reload the page and try again.',
  },
  link_expired: {
    ko: '이미 사용했거나 기간이 지났습니다. 처음부터 다시 시도하거나 새 링크를 요청해 주세요.',
    en: 'This has already been used or has expired. Please start again or ask for a new link.',
  },
  last_owner: {
    ko: '로그인할 수 있는 소유자가 한 명은 있어야 합니다. 먼저 다른 사람을 소유자로 지정해 주세요. 초대한 사람은 비밀번호를 정해야 소유자가 됩니다.',
    en: 'There must be one owner who can sign in. Please make somebody else an owner first; invited people count once they have a password.',
  },
  foreign_origin: {
    ko: '다른 사이트에서 보낸 요청이라 거절되었습니다. 이 사이트에서 다시 시도해 주세요.',
    en: 'The request came from another site and was refused. Please try again from this site.',
  },
  post_password_required: { ko: '비밀번호가 필요한 게시물입니다.', en: 'This document needs a password.' },
  post_password_incorrect: { ko: '비밀번호가 올바르지 않습니다.', en: 'Incorrect password' },
  not_found: {
    ko: '찾을 수 없습니다. 삭제되었거나 주소가 바뀌었습니다.',
    en: 'Not found. It was deleted or has moved.',
  },
  conflict: {
    ko: '그 사이에 내용이 바뀌었습니다. 새로 불러온 뒤 다시 시도해 주세요.',
    en: 'It has changed in the meantime. Please reload and try again.',
  },
  payload_too_large: {
    ko: '이 사이트의 서버가 받을 수 있는 크기를 넘었습니다. 줄여서 다시 보내 주세요. 허용된 크기의 파일인데도 거절되면 사이트 앞의 프록시 한도가 UPLOAD_MEGABYTES보다 작은 것이므로 서버 운영자에게 알려 주세요.',
    en: 'The request is too large. Please make it smaller. If its files are within the size allowed here, the limit of the proxy in front of the site is below UPLOAD_MEGABYTES: please tell whoever runs the server.',
  },
  file_too_large: {
    ko: '파일이 너무 큽니다. 더 작은 파일을 올려 주세요.',
    en: 'The file is too large. Please upload a smaller one.',
  },
  ...fileRefusalTexts,
  infected_file: {
    ko: '바이러스 검사에서 문제가 발견된 파일입니다. 다른 파일을 올려 주세요.',
    en: 'The virus scanner found a problem in this file. Please use another one.',
  },
  unsupported_media_type: { ko: '지원하지 않는 형식입니다.', en: 'This format is not supported.' },
  too_many_requests: {
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Please try again a little later.',
  },
  database_unavailable: {
    ko: '지금은 저장할 수 없습니다. 입력하신 내용은 그대로 있으니 잠시 후 다시 보내 주세요.',
    en: 'The site cannot store anything right now. What you typed is still here; please send it again in a moment.',
  },
  insufficient_storage: {
    ko: '서버에 파일을 저장할 공간이 부족합니다. 저장되지 않았으니 시스템 담당자에게 알려 주세요.',
    en: 'The server has no room left for files. Nothing was stored; please tell whoever runs the server.',
  },
  internal_error: {
    ko: '서버에 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong on the server. Please try again in a moment.',
  },
};

/** How long to wait after too many tries. */
export const waitTexts = words({
  seconds: {
    ko: (count: number) => `시도 횟수를 초과했습니다. ${count}초 후에 다시 시도해 주세요.`,
    en: (count: number) => `Too many attempts. Please try again in ${count} ${count === 1 ? 'second' : 'seconds'}.`,
  },
  minutes: {
    ko: (count: number) => `시도 횟수를 초과했습니다. 약 ${count}분 후에 다시 시도해 주세요.`,
    en: (count: number) =>
      `Too many attempts. Please try again in about ${count} ${count === 1 ? 'minute' : 'minutes'}.`,
  },
});

/** What is wrong with one field. */
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
