import { document } from '../fields/document.js';
import { choice, day, figure, group, line, link, list, optional, picture, plain, sample } from '../fields/fields.js';

/**
 * The company. The default one is fictional: each name, number and address is a placeholder to be replaced by one's own.
 * Founding date, plant sizes and copyright year are the product's given facts.
 */
export const company = document({
  title: { ko: '회사와 사무소', en: 'Company and offices' },
  path: '/company-overview#company-location',
  fields: {
    name: line({ ko: '회사 이름', en: 'Company name' }, 40),
    wordmark: plain({ ko: '로고 글자', en: 'Wordmark' }, 16),
    tagline: line({ ko: '한 줄 소개', en: 'Tagline' }, 80),
    founded: day({ ko: '창립일', en: 'Founded' }),
    yearsOfExperience: figure(
      { ko: '업력 (년)', en: 'Years of experience' },
      {
        least: 0,
        most: 300,
        hint: {
          ko: '다른 글에 {years}라고 쓰시면 그 자리에 이 값이 들어갑니다.',
          en: 'Write {years} in any text for this figure.',
        },
      },
    ),
    copyrightYear: figure({ ko: '저작권 연도', en: 'Copyright year' }, { least: 1900, most: 2200 }),
    businessNumber: plain({ ko: '사업자등록번호', en: 'Business number' }, 20, { form: 'business-number' }),
    representative: line({ ko: '대표이사', en: 'Representative' }, 40),
    privacyOfficer: group(
      { ko: '개인정보 보호책임자', en: 'Privacy officer' },
      {
        name: line({ ko: '이름', en: 'Name' }, 40),
        email: plain({ ko: '이메일', en: 'E-mail' }, 100, { form: 'email' }),
        tel: plain({ ko: '전화', en: 'Telephone' }, 20, { form: 'telephone' }),
      },
    ),
    salesEmail: plain({ ko: '영업 이메일', en: 'Sales e-mail' }, 100, { form: 'email' }),
    offices: list(
      { ko: '사무소', en: 'Offices' },
      {
        name: line({ ko: '이름', en: 'Name' }, 60),
        address: line({ ko: '주소', en: 'Address' }, 200),
        tel: plain({ ko: '전화', en: 'Telephone' }, 20, { form: 'telephone' }),
        fax: plain({ ko: '팩스', en: 'Fax' }, 20, { form: 'telephone' }),
        email: plain({ ko: '이메일', en: 'E-mail' }, 100, { form: 'email' }),
        mapUrl: link({ ko: '지도 링크', en: 'Link to a map' }),
        way: line({ ko: '오시는 방법', en: 'How to get there' }, 600),
        picture: picture({ ko: '사진', en: 'Picture' }, 'card'),
        map: optional(
          choice(
            { ko: '약도', en: 'Schematic map' },
            { incheon: { ko: '인천 약도', en: 'Map of Incheon' }, pohang: { ko: '포항 약도', en: 'Map of Pohang' } },
            {
              hint: {
                ko: '새 약도가 필요하면 사이트를 만든 곳에 요청해 주세요. 없으면 비워 두세요.',
                en: 'Maps are drawn by a developer. Leave it empty if none of them fits.',
              },
            },
          ),
        ),
      },
      {
        least: 1,
        most: 6,
        entry: { ko: '사무소', en: 'Office' },
        hint: { ko: '맨 위 사무소가 본사로 표시됩니다.', en: 'The first one is the head office.' },
      },
    ),
    isSample: sample(),
  },
});
