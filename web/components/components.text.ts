import { words } from '@shared/words/words';

import type { Language, Localized } from '@/lib/locale';

/** Words of the components that every page shares. */
export const componentTexts = words({
  loading: { ko: '불러오는 중', en: 'Loading' },
  watch: { ko: '영상 보기 (새 창)', en: 'Watch the video (opens in a new tab)' },
  close: { ko: '닫기', en: 'Close' },
  skip: { ko: '본문으로 건너뛰기', en: 'Skip to content' },
  mainMenu: { ko: '주 메뉴', en: 'Main menu' },
  openMenu: { ko: '전체 메뉴 열기', en: 'Open menu' },
  contact: { ko: '문의하기', en: 'Contact Us' },
  toHome: { ko: '홈으로', en: 'Home' },
  telephone: { ko: '전화', en: 'Tel' },
  fax: { ko: '팩스', en: 'Fax' },
  email: { ko: '이메일', en: 'E-mail' },
  representative: { ko: '대표', en: 'Representative' },
  businessNumber: { ko: '사업자등록번호', en: 'Business reg. no.' },
});

export const copyLinkTexts = words({
  copy: { ko: '링크 복사', en: 'Copy link' },
  copied: { ko: '링크를 복사했습니다.', en: 'Link copied.' },
  byHand: { ko: '이 주소를 복사해 주세요.', en: 'Please copy this address.' },
});

/** Names the link of a section to itself. */
export const sectionLinkText: Localized<(title: string) => string> = {
  ko: (title) => `‘${title}’ 섹션 링크`,
  en: (title) => `Link to this section: ${title}`,
};

/** The switch shows the other language in that language; its full name is what screen readers say. */
export const languageSwitch: Localized<{ label: string; name: string; target: Language }> = {
  ko: { label: 'EN', name: 'EN (English)', target: 'en' },
  en: { label: '한국어', name: '한국어', target: 'ko' },
};

/** The quick menu keeps its English title in both languages. */
export const quickMenuTexts = words({
  title: { ko: 'QUICK MENU', en: 'QUICK MENU' },
  minimize: { ko: 'QUICK MENU 접기', en: 'Minimize QUICK MENU' },
  restore: { ko: 'QUICK MENU 펼치기', en: 'Restore QUICK MENU' },
  quote: { ko: '온라인 견적', en: 'Online Quote' },
  procurement: { ko: '전자조달', en: 'Tenders' },
  support: { ko: '고객센터', en: 'Customer Center' },
});

export const sliderTexts = words({
  previous: { ko: '이전 슬라이드', en: 'Previous slide' },
  next: { ko: '다음 슬라이드', en: 'Next slide' },
  pause: { ko: '자동 넘김 멈춤', en: 'Pause slides' },
  play: { ko: '자동 넘김 시작', en: 'Play slides' },
  goTo: { ko: (number: number) => `${number}번 슬라이드`, en: (number: number) => `Slide ${number}` },
});

export const diagramTexts = words({
  pause: { ko: '움직임 멈춤', en: 'pause the motion' },
  play: { ko: '움직임 시작', en: 'start the motion' },
});

export const missingPartTexts = words({
  missing: {
    ko: '이 부분을 불러오지 못했습니다. 인터넷 연결을 확인하고 새로 고침해 주세요.',
    en: 'This part of the page could not be loaded. Check your connection and reload the page.',
  },
  reload: { ko: '새로 고침', en: 'Reload' },
});
