import { words } from '@server/common/words';

import tanks from '@/images/hero/hero-5.webp?role=hero';

/** Behind the page's heading. */
export const eProcurementHero = {
  picture: tanks,
  alt: words({ ko: '해 질 녘의 저장탱크 단지와 볼탱크', en: 'Storage tanks and a spherical tank at dusk' }),
};

export const eProcurementText = words({
  lead: {
    ko: '구매·입찰 공고와 협력사 안내 자료를 이곳에 게시합니다.',
    en: 'Purchasing and tender notices and documents for our suppliers are posted here.',
  },
  centerLead: {
    ko: '비밀번호로 보호된 게시물은 담당자에게 받으신 비밀번호로 여실 수 있습니다.',
    en: 'Open password-protected documents with the password you received from our staff.',
  },
});
