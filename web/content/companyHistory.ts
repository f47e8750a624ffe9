import type { Localized } from '@/lib/locale';

/** One entry of the history; `month` is YYYY-MM. */
export type HistoryEvent = { month: string; text: Localized; isMilestone?: true };

/** Shown above the timeline: make it `undefined` once the events are your own. */
export const historyNote: Localized | undefined = {
  ko: '예시 연혁입니다. 1982년 6월 창립을 제외한 항목은 실제 연혁이 아닙니다.',
  en: 'Sample history: apart from the founding in June 1982, these are not real events.',
};

/** The title of a decade, e.g. for 1980. */
export const decadeTitle: Localized<(decade: number) => string> = {
  ko: (decade) => `${decade}년대`,
  en: (decade) => `${decade}s`,
};

/** The founding is a given fact; everything after it is SAMPLE CONTENT, to be replaced by your own events. */
export const historyEvents: readonly HistoryEvent[] = [
  {
    month: '1982-06',
    text: { ko: '회사 창립 (6월 10일)', en: 'Company founded on 10 June' },
    isMilestone: true,
  },
  {
    month: '1983-09',
    text: {
      ko: '첫 가스켓식 판형열교환기 출하, 음료 살균 공정용',
      en: 'First gasketed plate heat exchanger shipped, for a beverage pasteurizer',
    },
  },
  {
    month: '1985-04',
    text: { ko: '전열판 성형 금형 자체 제작', en: 'First pressing dies for plates made in house' },
  },
  {
    month: '1987-11',
    text: { ko: '열교환기 성능 시험설비 설치', en: 'Thermal performance test rig installed' },
  },
  {
    month: '1989-05',
    text: { ko: '인천 공장으로 이전, 조립 라인 증설', en: 'Moved to the Incheon factory, assembly lines extended' },
    isMilestone: true,
  },
  {
    month: '1991-03',
    text: { ko: '스파이럴 열교환기 생산 시작', en: 'Production of spiral heat exchangers begins' },
  },
  {
    month: '1993-10',
    text: {
      ko: '지역난방용 콤팩트 유니트 개발, 공동주택 기계실에 첫 설치',
      en: 'Compact unit for district heating developed; first installed in an apartment complex',
    },
    isMilestone: true,
  },
  { month: '1995-06', text: { ko: 'ISO 9001 인증 취득', en: 'ISO 9001 certification' } },
  {
    month: '1996-12',
    text: { ko: '전열판 가스켓 체결 구조 특허 등록', en: 'Patent granted for a plate gasket attachment' },
  },
  {
    month: '1998-08',
    text: { ko: '동남아시아 대리점 개설 (싱가포르)', en: 'Agent office for South-East Asia opened in Singapore' },
  },
  {
    month: '2001-04',
    text: { ko: 'ASME U Stamp 취득', en: 'ASME U Stamp obtained' },
    isMilestone: true,
  },
  { month: '2003-07', text: { ko: '포항 남부지사 개설', en: 'Southern Branch opened in Pohang' } },
  { month: '2004-11', text: { ko: 'ISO 14001 인증 취득', en: 'ISO 14001 certification' } },
  {
    month: '2006-09',
    text: {
      ko: '포항 2공장 준공, 압력용기와 대형 탱크 제작 시작',
      en: 'Plant 2 in Pohang completed; production of pressure vessels and large tanks begins',
    },
    isMilestone: true,
  },
  {
    month: '2008-05',
    text: { ko: '용접식 판형열교환기 첫 수주', en: 'First order for a welded plate heat exchanger' },
  },
  {
    month: '2009-10',
    text: { ko: '중동 대리점 개설 (두바이)', en: 'Agent office for the Middle East opened in Dubai' },
  },
  { month: '2010-06', text: { ko: '압력용기 KC 인증 취득', en: 'KC certification for pressure vessels' } },
  {
    month: '2012-03',
    text: { ko: '대형 전열판용 유압 프레스 도입', en: 'Hydraulic press for large plates installed' },
  },
  {
    month: '2014-08',
    text: { ko: '볼탱크 첫 현장 조립 완공', en: 'First ball tank erected on site' },
    isMilestone: true,
  },
  {
    month: '2016-05',
    text: {
      ko: '선박용 판형열교환기 선급 형식승인 취득',
      en: 'Classification society type approval for marine plate heat exchangers',
    },
  },
  {
    month: '2018-02',
    text: { ko: 'ISO 9001:2015, ISO 14001:2015 전환 인증', en: 'Transition to ISO 9001:2015 and ISO 14001:2015' },
  },
  { month: '2019-12', text: { ko: 'ISO 45001:2018 인증 취득', en: 'ISO 45001:2018 certification' } },
  {
    month: '2020-07',
    text: { ko: '가스쿨러 핀튜브 성능 시험설비 구축', en: 'Test rig for finned tubes of gas coolers built' },
  },
  {
    month: '2021-10',
    text: { ko: '판형열교환기 가스켓 특허 등록', en: 'Patent granted for a plate heat exchanger gasket' },
  },
  { month: '2022-06', text: { ko: '창립 40주년', en: '40th anniversary' }, isMilestone: true },
  {
    month: '2023-04',
    text: {
      ko: '데이터센터 냉각용 콤팩트 유니트 첫 납품',
      en: 'First compact units delivered for data center cooling',
    },
  },
  {
    month: '2024-03',
    text: { ko: '유럽 대리점 개설 (로테르담)', en: 'Agent office for Europe opened in Rotterdam' },
  },
];
