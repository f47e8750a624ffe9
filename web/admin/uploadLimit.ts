import { useSelector } from 'react-redux';

import type { Localized } from '@/lib/locale';

import { selectSession } from './session';

/** Default while the server has set none: MB. */
const USUAL_LIMIT = 20;

/** The largest file that administrators may upload: MB. */
export const useUploadLimit = (): number => useSelector(selectSession).session?.uploadMegabytes ?? USUAL_LIMIT;

export const isTooLarge = ({ size }: Pick<File, 'size'>, megabytes: number): boolean => size > megabytes * 1024 * 1024;

export const tooLargeText: Localized<(megabytes: number) => string> = {
  ko: (megabytes) => `${megabytes}MB 이하의 파일을 선택해 주세요.`,
  en: (megabytes) => `The file is larger than ${megabytes} MB. Please choose a smaller one.`,
};
