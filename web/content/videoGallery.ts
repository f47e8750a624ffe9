import type { Localized } from '@/lib/locale';

export const videoGalleryText = {
  lead: {
    ko: '열교환기의 구조와 작동 원리를 영상으로 보여 드릴 페이지입니다.',
    en: 'The place for films about how our heat exchangers are built and how they work.',
  },
  placeholder: {
    ko: '아직 올린 영상이 없습니다. 준비되는 대로 이곳에 공개하겠습니다.',
    en: 'There are no videos here yet. They will be published on this page as soon as they are ready.',
  },
  meanwhile: {
    ko: '그동안 제품소개에서 구조와 사양을 보시거나, 고객센터로 궁금한 점을 물어 주십시오.',
    en: 'In the meantime, the product pages show construction and specifications, and our customer center answers questions.',
  },
  products: { ko: '제품소개', en: 'Products' },
  support: { ko: '고객센터', en: 'Customer center' },
} as const satisfies Record<string, Localized>;
