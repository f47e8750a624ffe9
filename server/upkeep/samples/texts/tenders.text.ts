import type { HeadOffice } from '../../../../shared/sheets/data-sheets.types.js';
import { words } from '../../../../shared/words/words.js';

/** Contact of suppliers. */
export const contactText = words({
  ko: ({ name }: HeadOffice) => `${name.ko} 구매·자재팀`,
  en: ({ name }: HeadOffice) => `Purchasing and materials, ${name.en}`,
});

/** Ways to send an offer: the last lines of each notice. */
const offer = words({
  ko: ({ email }: HeadOffice) => [
    '',
    `견적서는 마감 일시까지 이메일(${email})로 보내 주세요. 제목에 공고번호를 적어 주시기 바랍니다.`,
    '마감 후에 도착한 견적서는 접수하지 않습니다.',
  ],
  en: ({ email }: HeadOffice) => [
    '',
    `Please send your offer by e-mail to ${email} before the closing time, with the tender number in the subject.`,
    'Offers that arrive later cannot be considered.',
  ],
});

/** The sample posts of e-procurement. */
export const tenderTexts = {
  titanium: words({
    title: { ko: '해수용 티타늄 판재 구매', en: 'Purchase of titanium sheets for seawater service' },
    content: {
      ko: (office: HeadOffice) => [
        '해수용 판형열교환기의 전열판에 쓸 티타늄 판재를 구매합니다.',
        '',
        '1. 품명: 순티타늄 1종(Gr. 1) 냉간압연 판재',
        '2. 규격과 수량: 0.6 t × 1,000 × 2,000 mm, 800매',
        '3. 납기: 계약 후 60일 이내',
        '4. 납품장소: 포항 공장',
        '5. 제출서류: 견적서, 시험성적서 견본',
        ...offer.ko(office),
      ],
      en: (office: HeadOffice) => [
        'We purchase titanium sheets for the plates of heat exchangers in seawater service.',
        '',
        '1. Item: commercially pure titanium, grade 1, cold rolled',
        '2. Size and quantity: 0.6 × 1,000 × 2,000 mm, 800 sheets',
        '3. Delivery: within 60 days of the contract',
        '4. Place of delivery: Pohang factory',
        '5. Documents: offer, sample of the mill test certificate',
        ...offer.en(office),
      ],
    },
  }),
  stainless: words({
    title: { ko: '전열판용 스테인리스 강판 구매', en: 'Purchase of stainless steel sheets for plates' },
    content: {
      ko: (office: HeadOffice) => [
        '판형열교환기의 전열판을 성형할 스테인리스 강판을 구매합니다.',
        '',
        '1. 품명: SS316L 냉간압연 강판, 2B 마감',
        '2. 규격과 수량: 0.5 t × 1,000 × 2,000 mm, 3,000매',
        '3. 납기: 계약 후 45일 이내, 3회 분할 납품',
        '4. 납품장소: 인천 본사 공장',
        '5. 제출서류: 견적서, 시험성적서 견본, 최근 1년 납품실적',
        '6. 품질 요구사항: 첨부한 구매 사양서',
        ...offer.ko(office),
      ],
      en: (office: HeadOffice) => [
        'We purchase stainless steel sheets from which the plates of our heat exchangers are pressed.',
        '',
        '1. Item: SS316L, cold rolled, 2B finish',
        '2. Size and quantity: 0.5 × 1,000 × 2,000 mm, 3,000 sheets',
        '3. Delivery: within 45 days of the contract, in three lots',
        '4. Place of delivery: Incheon factory',
        '5. Documents: offer, sample of the mill test certificate, deliveries of the past year',
        '6. Quality: see the attached purchase specification',
        ...offer.en(office),
      ],
    },
  }),
  stainlessCorrection: words({
    title: {
      ko: '전열판용 스테인리스 강판 구매 정정',
      en: 'Correction to the purchase of stainless steel sheets for plates',
    },
    content: {
      ko: (office: HeadOffice) => [
        '앞서 공고한 내용을 다음과 같이 정정합니다. 나머지 사항은 같습니다.',
        '',
        '· 수량: 3,000매 → 3,600매',
        '· 마감: 이 공고의 마감 일시로 연장',
        '',
        '이미 보내신 견적서는 정정한 수량으로 다시 보내 주세요.',
        ...offer.ko(office),
      ],
      en: (office: HeadOffice) => [
        'The notice is corrected as follows. Everything else stays the same.',
        '',
        '· Quantity: 3,600 sheets instead of 3,000',
        '· Closing time: extended to that of this notice',
        '',
        'If you have already sent an offer, please send it again for the corrected quantity.',
        ...offer.en(office),
      ],
    },
  }),
  gaskets: words({
    title: { ko: 'EPDM 가스켓 연간 단가계약', en: 'Annual contract for EPDM gaskets' },
    content: {
      ko: (office: HeadOffice) => [
        '지역난방용 판형열교환기에 쓸 EPDM 가스켓의 연간 단가계약 업체를 선정합니다.',
        '',
        '1. 품명: 판형열교환기용 EPDM 가스켓, 비접착식',
        '2. 예상 수량: 형번 6종, 연 24,000개. 실제 수량은 발주에 따릅니다.',
        '3. 계약기간: 계약일부터 1년',
        '4. 납기: 발주 후 14일 이내',
        '5. 제출서류: 형번별 단가표, 재질시험 성적서, 시료 형번별 2개',
        ...offer.ko(office),
      ],
      en: (office: HeadOffice) => [
        'We are selecting a supplier of EPDM gaskets for plate heat exchangers in district heating, at unit prices fixed for one year.',
        '',
        '1. Item: EPDM gaskets for plate heat exchangers, glue-free',
        '2. Expected quantity: six plate types, 24,000 pieces a year; the orders determine the actual quantity',
        '3. Term: one year from the date of the contract',
        '4. Delivery: within 14 days of each order',
        '5. Documents: unit prices by type, material test report, two samples of each type',
        ...offer.en(office),
      ],
    },
  }),
} as const;
