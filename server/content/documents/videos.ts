import { document } from '../document.js';
import { line, link, list, picture } from '../fields.js';

/** The video gallery; without videos it says that they come. */
export const videos = document({
  title: { ko: '홍보영상', en: 'Video gallery' },
  path: '/video-gallery',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    videos: list(
      { ko: '영상', en: 'Videos' },
      {
        title: line({ ko: '제목', en: 'Title' }, 80),
        detail: line({ ko: '설명', en: 'Detail' }, 300),
        url: link({ ko: '영상 링크', en: 'Link to the video' }, { isVideo: true }),
        poster: picture({ ko: '표지 사진', en: 'Cover picture' }, 'card'),
      },
      { most: 60, entry: { ko: '영상', en: 'Video' } },
    ),
    placeholder: line({ ko: '영상이 없을 때의 제목', en: 'Title while there are none' }, 80),
    meanwhile: line({ ko: '영상이 없을 때의 안내', en: 'What is said while there are none' }, 300),
  },
  defaults: {
    hero: {
      picture: 'video/poster',
      alt: {
        ko: '빨간색 고온 흐름과 파란색 저온 흐름을 화살표로 나타낸 판형열교환기 분해도',
        en: 'Exploded view of a plate heat exchanger with red hot and blue cold flow arrows',
      },
    },
    lead: {
      ko: '열교환기의 구조와 작동 원리를 영상으로 보여 드릴 페이지입니다.',
      en: 'This page will show videos on how our heat exchangers are built and how they work.',
    },
    videos: [],
    placeholder: { ko: '아직 공개된 영상이 없습니다.', en: 'There are no videos here yet.' },
    meanwhile: {
      ko: '준비되는 대로 이곳에 올리겠습니다. 그동안 제품소개에서 구조와 사양을 보시거나, 궁금한 점을 고객센터로 문의해 주세요.',
      en: 'We will post them here as soon as they are ready. In the meantime, see the product pages for construction and specifications, or ask our customer center.',
    },
  },
});
