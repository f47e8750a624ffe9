import { document } from '../fields/document.js';
import { line, link, list, picture } from '../fields/fields.js';

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
});
