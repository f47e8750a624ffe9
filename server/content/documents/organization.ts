import { document } from '../document.js';
import { flag, line, list, sample } from '../fields.js';

/** Sample content: put your own divisions here. The chart draws itself from this list. */
export const organization = document({
  title: { ko: '조직도', en: 'Organization' },
  path: '/company-overview#organization',
  fields: {
    top: line({ ko: '맨 위', en: 'At the top' }, 40),
    divisions: list(
      { ko: '본부', en: 'Divisions' },
      {
        name: line({ ko: '이름', en: 'Name' }, 40),
        isBranch: flag({ ko: '지사', en: 'Branch' }),
        teams: list(
          { ko: '팀', en: 'Teams' },
          { name: line({ ko: '이름', en: 'Name' }, 40) },
          { most: 12, entry: { ko: '팀', en: 'Team' } },
        ),
      },
      { least: 1, most: 16, entry: { ko: '본부', en: 'Division' } },
    ),
    isSample: sample(),
  },
  defaults: {
    top: { ko: '대표이사', en: 'CEO' },
    divisions: [
      {
        name: { ko: '영업본부', en: 'Sales' },
        isBranch: false,
        teams: [
          { name: { ko: '국내영업팀', en: 'Domestic sales' } },
          { name: { ko: '해외영업팀', en: 'Export sales' } },
          { name: { ko: '견적팀', en: 'Quotations' } },
        ],
      },
      {
        name: { ko: '설계·기술본부', en: 'Engineering' },
        isBranch: false,
        teams: [
          { name: { ko: '열설계팀', en: 'Thermal design' } },
          { name: { ko: '기계설계팀', en: 'Mechanical design' } },
          { name: { ko: '기술지원팀', en: 'Technical service' } },
        ],
      },
      {
        name: { ko: '생산본부', en: 'Production' },
        isBranch: false,
        teams: [
          { name: { ko: '성형·조립팀', en: 'Pressing and assembly' } },
          { name: { ko: '제관·용접팀', en: 'Fabrication and welding' } },
          { name: { ko: '생산관리팀', en: 'Production planning' } },
        ],
      },
      {
        name: { ko: '품질본부', en: 'Quality' },
        isBranch: false,
        teams: [
          { name: { ko: '품질보증팀', en: 'Quality assurance' } },
          { name: { ko: '시험·검사팀', en: 'Testing and inspection' } },
        ],
      },
      {
        name: { ko: '기술연구소', en: 'R&D center' },
        isBranch: false,
        teams: [
          { name: { ko: '전열판 개발팀', en: 'Plate development' } },
          { name: { ko: '재료·가스켓팀', en: 'Materials and gaskets' } },
        ],
      },
      {
        name: { ko: '관리본부', en: 'Administration' },
        isBranch: false,
        teams: [
          { name: { ko: '재무·인사팀', en: 'Finance and HR' } },
          { name: { ko: '구매·자재팀', en: 'Purchasing and materials' } },
          { name: { ko: '안전환경팀', en: 'Safety and environment' } },
        ],
      },
      {
        name: { ko: '포항 남부지사', en: 'Southern Branch, Pohang' },
        isBranch: true,
        teams: [
          { name: { ko: '남부영업팀', en: 'Sales, south' } },
          { name: { ko: '남부정비팀', en: 'Service, south' } },
        ],
      },
    ],
    isSample: true,
  },
});
