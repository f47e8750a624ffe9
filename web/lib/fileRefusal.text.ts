import type { FileRefusal } from '@shared/words/error.types';

import type { Localized } from './locale';

/** Why a file was refused for what it is, and what to do now. */
export const fileRefusalTexts: Record<FileRefusal, Localized> = {
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
