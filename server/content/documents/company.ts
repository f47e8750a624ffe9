import { document } from '../document.js';
import { choice, day, figure, group, line, link, list, optional, picture, plain, sample } from '../fields.js';

/**
 * The company. The company is fictional: every name, number and address here is a placeholder to be replaced by one's
 * own. Founding date, plant sizes and copyright year are the product's given facts.
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
  defaults: {
    name: { ko: '새길열교환기', en: 'Saegil Heat Exchanger' },
    wordmark: 'SAEGIL',
    tagline: { ko: '판형열교환기와 탱크, {years}년', en: 'Plate heat exchangers and tanks, for {years} years' },
    founded: '1982-06-10',
    yearsOfExperience: 40,
    copyrightYear: 2024,
    businessNumber: '000-00-00000',
    representative: { ko: '홍길동', en: 'Gildong Hong' },
    privacyOfficer: { name: { ko: '홍길동', en: 'Gildong Hong' }, email: 'privacy@example.com', tel: '032-000-0000' },
    salesEmail: 'sales@example.com',
    offices: [
      {
        name: { ko: '인천 본사 · 공장', en: 'Incheon head office and factory' },
        address: { ko: '인천광역시 예시구 예시로 00', en: '00 Yesi-ro, Yesi-gu, Incheon, Republic of Korea' },
        tel: '032-000-0000',
        fax: '032-000-0001',
        email: 'sales@example.com',
        mapUrl: 'https://www.openstreetmap.org/search?query=Incheon',
        way: {
          ko: '승용차로 오실 때는 내비게이션에 위 주소를 입력해 주세요. 열차로 오시면 가까운 역에서 택시를 타시는 것이 편합니다. 방문 전에 전화 주시면 주차할 곳과 출입 절차를 알려 드립니다.',
          en: 'By car, enter the address above in your navigation system. By train, take a taxi from the nearest station. Call before your visit and we will explain where to park and how to enter the site.',
        },
        picture: {
          picture: 'offices/incheon',
          alt: { ko: '인천 본사와 공장', en: 'Head office and factory in Incheon' },
        },
        map: 'incheon',
      },
      {
        name: { ko: '포항 남부지사 · 공장', en: 'Pohang Southern Branch and factory' },
        address: { ko: '경상북도 포항시 예시구 예시로 00', en: '00 Yesi-ro, Yesi-gu, Pohang, Republic of Korea' },
        tel: '054-000-0000',
        fax: '054-000-0001',
        email: 'south@example.com',
        mapUrl: 'https://www.openstreetmap.org/search?query=Pohang',
        way: {
          ko: '승용차로 오실 때는 내비게이션에 위 주소를 입력해 주세요. 열차나 항공편으로 오시면 역이나 공항에서 택시를 타시는 것이 편합니다. 설비를 싣고 오실 때는 하차 시간을 전화로 미리 정해 주세요.',
          en: 'By car, enter the address above in your navigation system. By train or plane, take a taxi from the station or airport. If you are bringing equipment by truck, please arrange an unloading time by telephone.',
        },
        picture: {
          picture: 'products/atm-tank-2',
          alt: {
            ko: '도장 탱크 3기와 스테인리스 탱크 1기로 구성된 상압 탱크 팜',
            en: 'Tank farm with three painted and one stainless atmospheric storage tank',
          },
        },
        map: 'pohang',
      },
    ],
    isSample: true,
  },
});
