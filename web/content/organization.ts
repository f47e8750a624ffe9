import type { Localized } from '@/lib/locale';

/** One box of the chart and what reports to it. */
export type Unit = { name: Localized; units?: readonly Unit[]; isBranch?: true };

/** Shown above the chart: make it `undefined` once the chart is your own. */
export const organizationNote: Localized | undefined = {
  ko: '예시 조직도입니다. 부서명과 구성은 실제와 다를 수 있습니다.',
  en: 'Sample chart: the actual divisions and structure may differ.',
};

/** SAMPLE CONTENT: put your own divisions here. The chart draws itself from this list. */
export const organization: Unit = {
  name: { ko: '대표이사', en: 'CEO' },
  units: [
    {
      name: { ko: '영업본부', en: 'Sales' },
      units: [
        { name: { ko: '국내영업팀', en: 'Domestic sales' } },
        { name: { ko: '해외영업팀', en: 'Export sales' } },
        { name: { ko: '견적팀', en: 'Quotations' } },
      ],
    },
    {
      name: { ko: '설계·기술본부', en: 'Engineering' },
      units: [
        { name: { ko: '열설계팀', en: 'Thermal design' } },
        { name: { ko: '기계설계팀', en: 'Mechanical design' } },
        { name: { ko: '기술지원팀', en: 'Technical service' } },
      ],
    },
    {
      name: { ko: '생산본부', en: 'Production' },
      units: [
        { name: { ko: '성형·조립팀', en: 'Pressing and assembly' } },
        { name: { ko: '제관·용접팀', en: 'Fabrication and welding' } },
        { name: { ko: '생산관리팀', en: 'Production planning' } },
      ],
    },
    {
      name: { ko: '품질본부', en: 'Quality' },
      units: [
        { name: { ko: '품질보증팀', en: 'Quality assurance' } },
        { name: { ko: '시험·검사팀', en: 'Testing and inspection' } },
      ],
    },
    {
      name: { ko: '기술연구소', en: 'R&D center' },
      units: [
        { name: { ko: '전열판 개발팀', en: 'Plate development' } },
        { name: { ko: '재료·가스켓팀', en: 'Materials and gaskets' } },
      ],
    },
    {
      name: { ko: '관리본부', en: 'Administration' },
      units: [
        { name: { ko: '재무·인사팀', en: 'Finance and HR' } },
        { name: { ko: '구매·자재팀', en: 'Purchasing and materials' } },
        { name: { ko: '안전환경팀', en: 'Safety and environment' } },
      ],
    },
    {
      name: { ko: '포항 남부지사', en: 'Southern Branch, Pohang' },
      isBranch: true,
      units: [{ name: { ko: '남부영업팀', en: 'Sales, south' } }, { name: { ko: '남부정비팀', en: 'Service, south' } }],
    },
  ],
};
