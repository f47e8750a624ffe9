import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

export type Device = 'phone' | 'desktop';

export const deviceTexts: Record<Device, Localized> = {
  phone: { ko: '휴대전화', en: 'Phone' },
  desktop: { ko: '컴퓨터', en: 'Desktop' },
};

export const previewTexts = words({
  title: { ko: '미리보기', en: 'Preview' },
  lead: { ko: '글이나 사진을 누르면 그 항목으로 갑니다.', en: 'Click a text or a picture to get to its field.' },
  width: { ko: '화면 너비', en: 'Width' },
  language: { ko: '언어', en: 'Language' },
  failed: {
    ko: '미리보기를 새로 고치지 못했습니다. 비어 있는 항목이 있으면 채워 주세요.',
    en: 'The preview could not be refreshed. Please fill in what is empty.',
  },
  loading: { ko: '미리보기를 불러오는 중입니다.', en: 'Loading the preview.' },
  close: { ko: '닫기', en: 'Close' },
});
