import { document } from '../document.js';
import { line, picture } from '../fields.js';

/** Words around the lists of this page. */
export const procurement = document({
  title: { ko: '전자조달', en: 'E-procurement' },
  path: '/e-procurement',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    centerLead: line({ ko: '전자조달 센터 소개', en: 'E-procurement center: lead' }, 300),
  },
  defaults: {
    hero: {
      picture: 'hero/hero-5',
      alt: { ko: '해 질 녘의 저장탱크 단지와 볼탱크', en: 'Storage tanks and a spherical tank at dusk' },
    },
    lead: {
      ko: '구매·입찰 공고와 협력사 안내 자료를 이곳에 게시합니다.',
      en: 'Purchasing and tender notices and documents for our suppliers are posted here.',
    },
    centerLead: {
      ko: '비밀번호로 보호된 게시물은 담당자에게 받으신 비밀번호로 여실 수 있습니다.',
      en: 'Open password-protected documents with the password you received from our staff.',
    },
  },
});
