import { words } from '../../../../shared/words/words.js';

/** The sample posts of the data room. */
export const dataRoomTexts = {
  exchangers: words({
    title: { ko: '판형열교환기 카탈로그', en: 'Plate heat exchanger catalog' },
    content: {
      ko: [
        '판형열교환기와 브레이징 열교환기의 설계 한계, 재질, 용도를 제품군별로 한 장씩 정리했습니다.',
        '',
        '· 판형열교환기: 분해 세척과 전열판 증설이 가능한 표준형',
        '· 브레이징 열교환기: 가스켓이 없는 소형, 냉동·난방용',
        '',
        '사용 조건을 알려 주시면 적합한 형식을 선정해 견적과 함께 보내 드립니다.',
      ],
      en: [
        'Design limits, materials and applications of our plate and brazed plate heat exchangers, one page for each family.',
        '',
        '· Plate heat exchanger: the standard type, opened for cleaning and extended by adding plates',
        '· Brazed plate heat exchanger: compact and without gaskets, for refrigeration and heating',
        '',
        'Send us your operating conditions and we will select a suitable type and quote for it.',
      ],
    },
  }),
  tanks: words({
    title: { ko: '팽창탱크와 팽창기수분리기 카탈로그', en: 'Expansion tank and separator catalog' },
    content: {
      ko: [
        '난방·냉수 계통의 압력을 일정하게 유지하는 밀폐형 팽창탱크와 팽창기수분리기의 사양입니다.',
        '',
        '선정에는 계통 보유수량, 정수두, 최고·최저 운전온도가 필요합니다. 도면이 있으면 함께 보내 주세요.',
      ],
      en: [
        'Specifications of our closed expansion tanks and expansion separators, which keep the pressure of heating and chilled water systems constant.',
        '',
        'For a selection we need the water content of the system, the static head, and the highest and lowest operating temperatures. Please send drawings if you have them.',
      ],
    },
  }),
  limits: words({
    title: { ko: '제품군별 설계 한계 비교표', en: 'Design limits of all product families' },
    content: {
      ko: [
        '표준사양의 설계압력과 설계온도를 제품군별로 비교한 표입니다. 기본설계 단계에서 형식을 고를 때 참고해 주세요.',
        '',
        '최고 압력과 최고 온도가 동시에 허용된다는 뜻은 아니며, 최종 사양은 주문에 따라 정해집니다.',
      ],
      en: [
        'The design pressures and temperatures of our standard specifications in one table, for choosing a type at the basic design stage.',
        '',
        'The highest pressure and temperature may not be allowed at the same time. The order determines the final specification.',
      ],
    },
  }),
  gaskets: words({
    title: { ko: '납품처용 가스켓 교체 안내서', en: 'Gasket replacement guide for customers' },
    content: {
      ko: [
        '판형열교환기의 가스켓을 현장에서 교체하는 순서와 확인 사항입니다.',
        '',
        '가스켓은 전열판 형번과 재질에 맞는 것으로 주문해 주세요. 형번과 조임 치수는 장비 명판에 있습니다.',
        '현장 교체가 어려우면 전열판을 공장으로 보내 주세요. 세척과 침투탐상검사를 거쳐 새 가스켓을 부착해 드립니다.',
      ],
      en: [
        'How to replace the gaskets of a plate heat exchanger on site, step by step, and what to check.',
        '',
        'Please order gaskets that match the plate type and material. The nameplate of the unit states the type and the tightening dimension.',
        'If you cannot do the work on site, send us the plates: we clean them, test them with dye penetrant and fit new gaskets.',
      ],
    },
  }),
} as const;
