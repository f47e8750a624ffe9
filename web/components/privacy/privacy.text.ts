import { words } from '@shared/words/words';

/** Words around the privacy policy. */
export const privacyTexts = words({
  edition: {
    ko: (version: number, day: string) => `버전 ${version} · ${day} 시행`,
    en: (version: number, day: string) => `Version ${version}, in force since ${day}`,
  },
  toPage: { ko: '처리방침 페이지와 이전 처리방침 보기', en: 'Open as a page, with earlier versions' },
});
