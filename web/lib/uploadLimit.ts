import { createContext } from 'react';

import type { Localized } from './locale';

/** Where nobody has set another one: MB. */
export const USUAL_LIMIT = 20;

/** The largest file that administrators may upload: MB. Their pages set it to what the server takes. */
export const UploadLimit = createContext(USUAL_LIMIT);

export const isTooLarge = ({ size }: Pick<File, 'size'>, megabytes: number): boolean => size > megabytes * 1024 * 1024;

export const tooLargeText: Localized<(megabytes: number) => string> = {
  ko: (megabytes) => `${megabytes}MB 이하의 파일을 선택해 주세요.`,
  en: (megabytes) => `The file is larger than ${megabytes} MB. Please choose a smaller one.`,
};
