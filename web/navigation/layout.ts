import { words } from '@shared/words/words';
import { markIn } from '@shared/content/fields/mark-in';

import type { Localized } from '@/lib/locale';
import type { PageLink } from '@/lib/navigation';

import { menus } from './navigation';
import { pages } from './pages';

/** Words of the frame around every page. */
export const footerText = {
  links: {
    title: words({ ko: '바로가기', en: 'Site' }),
    items: [
      ...menus.flatMap(({ page, title, more = [] }): PageLink[] => [{ page, title }, ...more]),
      { page: 'videoGallery', title: pages.videoGallery.heading },
      { page: 'privacyPolicy', title: pages.privacyPolicy.heading },
    ] as readonly PageLink[],
  },
};

/** Copyright line, the same in both languages but for the name. */
export const copyrightOf = (company: { copyrightYear: number; name: string }) =>
  `© ${company.copyrightYear}${markIn(company, 'copyrightYear')} ${company.name}. All rights reserved.`;

/** The privacy policy by its title; its text is not among what every page starts with. */
export const privacyTitle: Localized = pages.privacyPolicy.heading;

/** Words of the error pages: the failure, and the next step. */
export const errorPageText = words({
  unexpected: {
    heading: { ko: '예상하지 못한 오류가 발생했습니다!', en: 'Unexpected Application Error!' },
    lead: {
      ko: '화면을 표시하는 중에 문제가 생겨 페이지를 보여 드리지 못했습니다. 다시 불러오면 대부분 해결됩니다. 같은 오류가 되풀이되면 고객센터로 알려 주세요.',
      en: 'Something went wrong while this page was being displayed. Reloading usually helps. If it happens again, please tell our customer center.',
    },
  },
  chunk: {
    heading: { ko: '페이지를 불러오지 못했습니다', en: 'This page could not be loaded' },
    lead: {
      ko: '이 페이지에 필요한 코드를 받지 못했습니다. 연결이 끊겼거나 그 사이에 사이트가 새 버전으로 바뀐 경우입니다. 다시 불러오면 최신 페이지가 열립니다.',
      en: 'The code for this page could not be loaded: the connection dropped, or the site was updated in the meantime. Reload to get the current page.',
    },
  },
  reload: { ko: '다시 불러오기', en: 'Reload' },
  home: { ko: '홈으로 가기', en: 'Go to the home page' },
});
