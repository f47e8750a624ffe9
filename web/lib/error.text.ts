import type { ErrorCode } from '@shared/words/error.types';
import { words } from '@shared/words/words';

import { fileRefusalTexts } from './fileRefusal.text';
import type { Localized } from './locale';

/** Problem and remedy for each code the server answers with. */
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

/** Waiting time after too many tries. */
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
