import { document } from '../fields/document.js';
import { choice, group, line, link, list, optional, picture, plain } from '../fields/fields.js';

const icons = {
  plates: { ko: '전열판', en: 'Plates' },
  factory: { ko: '공장', en: 'Factory' },
  certificate: { ko: '인증서', en: 'Certificate' },
  delivery: { ko: '납품', en: 'Delivery' },
  support: { ko: '상담', en: 'Support' },
  leaf: { ko: '나뭇잎', en: 'Leaf' },
  years: { ko: '경력', en: 'Years' },
  team: { ko: '기술진', en: 'Team' },
  heat: { ko: '열', en: 'Heat' },
};

/** The home page below its first screen. */
export const home = document({
  title: { ko: '홈', en: 'Home page' },
  path: '#families',
  fields: {
    facts: list(
      { ko: '숫자로 보는 회사', en: 'The company in figures' },
      {
        figure: plain({ ko: '숫자', en: 'Figure' }, 12),
        unit: optional(plain({ ko: '단위', en: 'Unit' }, 8)),
        label: line({ ko: '설명', en: 'Label' }, 40),
      },
      {
        least: 2,
        most: 6,
        entry: { ko: '숫자', en: 'Figure' },
        hint: {
          ko: '{plant1}, {plant2} 자리에는 ‘회사개요’의 공장 면적이 들어갑니다.',
          en: '{plant1} and {plant2} stand for the areas of the plants in the company overview.',
        },
      },
    ),
    families: group(
      { ko: '제품군', en: 'Product families' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
      },
    ),
    services: group(
      { ko: '안내', en: 'Ways into the site' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
        product: picture({ ko: '사진', en: 'Picture' }, 'card'),
        cards: list(
          { ko: '카드', en: 'Cards' },
          {
            page: choice(
              { ko: '연결할 페이지', en: 'Page it leads to' },
              {
                products: { ko: '제품소개', en: 'Products' },
                certificationDetail: { ko: '인증현황', en: 'Certifications' },
                companyOverview: { ko: '회사소개', en: 'Company' },
                deliveryPerformance: { ko: '납품실적', en: 'Delivery performance' },
                customerSupport: { ko: '고객지원', en: 'Customer support' },
                calculator: { ko: '열교환 계산기', en: 'Calculator' },
                eProcurement: { ko: '전자조달', en: 'E-procurement' },
                esg: { ko: 'ESG', en: 'ESG' },
              },
            ),
            icon: choice({ ko: '그림', en: 'Icon' }, icons),
            title: line({ ko: '제목', en: 'Title' }, 40),
            detail: line({ ko: '설명', en: 'Detail' }, 200),
          },
          { least: 2, most: 8, entry: { ko: '카드', en: 'Card' } },
        ),
      },
    ),
    reasons: group(
      { ko: '선택하는 이유', en: 'Reasons' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
        cards: list(
          { ko: '이유', en: 'Reasons' },
          {
            icon: choice({ ko: '그림', en: 'Icon' }, icons),
            title: line({ ko: '제목', en: 'Title' }, 40),
            detail: line({ ko: '설명', en: 'Detail' }, 300),
          },
          { least: 2, most: 6, entry: { ko: '이유', en: 'Reason' } },
        ),
      },
    ),
    video: group(
      { ko: '영상', en: 'Video' },
      {
        url: link({ ko: '영상 링크', en: 'Link to the video' }, { isVideo: true }),
        poster: picture({ ko: '표지 사진', en: 'Cover picture' }, 'card'),
        title: line({ ko: '제목', en: 'Title' }, 60),
        detail: line({ ko: '설명', en: 'Detail' }, 300),
      },
    ),
    customSolution: group(
      { ko: '맞춤 설계', en: 'Custom solutions' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
      },
    ),
  },
});
