import { words } from '@server/common/words';

import poster from '@/images/video/poster.webp?role=hero';

export const videoGalleryHero = {
  picture: poster,
  alt: words({
    ko: '빨간색 고온 흐름과 파란색 저온 흐름을 화살표로 나타낸 판형열교환기 분해도',
    en: 'Exploded view of a plate heat exchanger with red hot and blue cold flow arrows',
  }),
};

export const videoGalleryText = words({
  lead: {
    ko: '열교환기의 구조와 작동 원리를 영상으로 보여 드릴 페이지입니다.',
    en: 'This page will show videos on how our heat exchangers are built and how they work.',
  },
  placeholder: {
    ko: '아직 공개된 영상이 없습니다.',
    en: 'There are no videos here yet.',
  },
  meanwhile: {
    ko: '준비되는 대로 이곳에 올리겠습니다. 그동안 제품소개에서 구조와 사양을 보시거나, 궁금한 점을 고객센터로 문의해 주세요.',
    en: 'We will post them here as soon as they are ready. In the meantime, see the product pages for construction and specifications, or ask our customer center.',
  },
  products: { ko: '제품소개', en: 'Products' },
  support: { ko: '고객센터', en: 'Customer center' },
});
