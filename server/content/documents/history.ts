import { document } from '../document.js';
import { flag, line, list, month, sample } from '../fields.js';

/** The founding is a given fact; everything after it is sample content, to be replaced by your own events. */
export const history = document({
  title: { ko: '연혁', en: 'History' },
  path: '/company-overview#company-history',
  fields: {
    events: list(
      { ko: '연혁', en: 'Events' },
      {
        month: month({ ko: '연월', en: 'Month' }),
        text: line({ ko: '내용', en: 'Event' }, 160),
        isMilestone: flag({ ko: '중요한 일', en: 'Milestone' }),
      },
      { least: 1, most: 200, entry: { ko: '연혁', en: 'Event' } },
    ),
    isSample: sample(),
  },
  defaults: {
    events: [
      { month: '1982-06', text: { ko: '회사 창립 (6월 10일)', en: 'Company founded on 10 June' }, isMilestone: true },
      {
        month: '1983-09',
        text: {
          ko: '첫 가스켓식 판형열교환기 출하, 음료 살균 공정용',
          en: 'First gasketed plate heat exchanger shipped, for a beverage pasteurizer',
        },
        isMilestone: false,
      },
      {
        month: '1985-04',
        text: { ko: '전열판 성형 금형 자체 제작', en: 'First pressing dies for plates made in house' },
        isMilestone: false,
      },
      {
        month: '1987-11',
        text: { ko: '열교환기 성능 시험설비 설치', en: 'Thermal performance test rig installed' },
        isMilestone: false,
      },
      {
        month: '1989-05',
        text: { ko: '인천 공장으로 이전, 조립 라인 증설', en: 'Moved to the Incheon factory, assembly lines extended' },
        isMilestone: true,
      },
      {
        month: '1991-03',
        text: { ko: '스파이럴 열교환기 생산 시작', en: 'Production of spiral heat exchangers begins' },
        isMilestone: false,
      },
      {
        month: '1993-10',
        text: {
          ko: '지역난방용 콤팩트 유니트 개발, 공동주택 기계실에 첫 설치',
          en: 'Compact unit for district heating developed; first installed in an apartment complex',
        },
        isMilestone: true,
      },
      { month: '1995-06', text: { ko: 'ISO 9001 인증 취득', en: 'ISO 9001 certification' }, isMilestone: false },
      {
        month: '1996-12',
        text: { ko: '전열판 가스켓 체결 구조 특허 등록', en: 'Patent granted for a plate gasket attachment' },
        isMilestone: false,
      },
      {
        month: '1998-08',
        text: { ko: '동남아시아 대리점 개설 (싱가포르)', en: 'Agent office for South-East Asia opened in Singapore' },
        isMilestone: false,
      },
      { month: '2001-04', text: { ko: 'ASME U Stamp 취득', en: 'ASME U Stamp obtained' }, isMilestone: true },
      {
        month: '2003-07',
        text: { ko: '포항 남부지사 개설', en: 'Southern Branch opened in Pohang' },
        isMilestone: false,
      },
      { month: '2004-11', text: { ko: 'ISO 14001 인증 취득', en: 'ISO 14001 certification' }, isMilestone: false },
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
        isMilestone: false,
      },
      {
        month: '2009-10',
        text: { ko: '중동 대리점 개설 (두바이)', en: 'Agent office for the Middle East opened in Dubai' },
        isMilestone: false,
      },
      {
        month: '2010-06',
        text: { ko: '압력용기 KC 인증 취득', en: 'KC certification for pressure vessels' },
        isMilestone: false,
      },
      {
        month: '2012-03',
        text: { ko: '대형 전열판용 유압 프레스 도입', en: 'Hydraulic press for large plates installed' },
        isMilestone: false,
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
        isMilestone: false,
      },
      {
        month: '2018-02',
        text: { ko: 'ISO 9001:2015, ISO 14001:2015 전환 인증', en: 'Transition to ISO 9001:2015 and ISO 14001:2015' },
        isMilestone: false,
      },
      {
        month: '2019-12',
        text: { ko: 'ISO 45001:2018 인증 취득', en: 'ISO 45001:2018 certification' },
        isMilestone: false,
      },
      {
        month: '2020-07',
        text: { ko: '가스쿨러 핀튜브 성능 시험설비 구축', en: 'Test rig for finned tubes of gas coolers built' },
        isMilestone: false,
      },
      {
        month: '2021-10',
        text: { ko: '판형열교환기 가스켓 특허 등록', en: 'Patent granted for a plate heat exchanger gasket' },
        isMilestone: false,
      },
      { month: '2022-06', text: { ko: '창립 40주년', en: '40th anniversary' }, isMilestone: true },
      {
        month: '2023-04',
        text: {
          ko: '데이터센터 냉각용 콤팩트 유니트 첫 납품',
          en: 'First compact units delivered for data center cooling',
        },
        isMilestone: false,
      },
      {
        month: '2024-03',
        text: { ko: '유럽 대리점 개설 (로테르담)', en: 'Agent office for Europe opened in Rotterdam' },
        isMilestone: false,
      },
    ],
    isSample: true,
  },
});
