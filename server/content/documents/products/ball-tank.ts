import { productDocument } from './product-document.js';

export const ballTank = productDocument('ball-tank', {
  summary: {
    ko: 'LPG, 에틸렌, 프로필렌, 암모니아 같은 액화가스와 압축가스를 압력 상태로 저장하는 구형 저장탱크입니다.',
    en: 'Spherical tank that stores liquefied gases such as LPG, ethylene, propylene and ammonia, and compressed gases, under pressure.',
  },
  description: {
    ko: [
      '구는 같은 부피를 가장 작은 표면으로 감싸며, 안쪽 압력이 모든 방향으로 고르게 퍼집니다. 지름과 판 두께, 압력이 같으면 구형 동체에 걸리는 응력은 원통의 절반이므로, 같은 압력을 절반의 판 두께로 견딥니다. 큰 부피를 높은 압력으로 저장할수록 이점이 커집니다.',
      '곡면으로 성형한 판을 꽃잎 모양으로 나누어 공장에서 가공하고 현장에서 맞추어 용접합니다. 적도를 따라 세운 지주와 브레이싱이 자중과 내용물, 바람, 지진의 하중을 기초로 전달합니다. 용접부의 비파괴검사와 필요한 열처리, 수압시험의 범위는 적용 코드와 주문 사양에 따릅니다.',
      '표면이 작아 외기에서 들어오는 열이 적은 만큼 증발도 적습니다. 저온으로 저장하는 액화가스는 저온용 강재와 보냉, 차열 도장을 함께 검토합니다.',
    ],
    en: [
      'A sphere encloses a given volume with the least surface, and internal pressure acts evenly in all directions. At equal diameter, thickness and pressure the stress in a spherical shell is half that in a cylinder, so half the plate thickness withstands the same pressure. The advantage grows with volume and pressure.',
      'The plates are pressed to curvature and cut as petals in the factory, then fitted up and welded on site. Braced columns at the equator carry the loads of dead weight, contents, wind and earthquake into the foundation. The extent of non-destructive testing of the welds, any heat treatment required and the hydrostatic test follow the design code and the order.',
      'Less surface admits less heat from outside, so there is less boil-off. For liquefied gases stored cold, low-temperature steel, insulation and heat-reflective paint are considered together.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/ball-tank-1',
        alt: {
          ko: '브레이싱 지주, 계단, 상부 작업대를 갖춘 구형 저장탱크(볼탱크)',
          en: 'Ball tank (spherical storage tank) on braced columns with stairs and top platform',
        },
      },
    },
    {
      picture: {
        picture: 'products/ball-tank-2',
        alt: {
          ko: '계단과 공용 파이프랙을 갖춘 볼탱크 2기',
          en: 'Pair of ball tanks with stairs and a common pipe rack',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '절반의 응력', en: 'Half the stress' },
      detail: {
        ko: '지름과 압력이 같은 원통보다 판이 얇아 강재와 용접량이 줄어듭니다.',
        en: 'The plate is thinner than in a cylinder of the same diameter and pressure, which saves steel and welding.',
      },
    },
    {
      title: { ko: '가장 작은 표면', en: 'Least surface' },
      detail: {
        ko: '부피에 비해 표면이 작아 입열과 증발, 도장과 보냉 면적이 모두 줄어듭니다.',
        en: 'The small surface for its volume means less heat gain, less boil-off and less area to paint and insulate.',
      },
    },
    {
      title: { ko: '좁은 부지', en: 'Small plot' },
      detail: {
        ko: '수평 원통형 탱크 여러 기를 한 기로 대체하여 배관, 계기, 방류둑을 줄입니다.',
        en: 'One ball tank replaces several horizontal bullet tanks, reducing piping, instruments and dikes.',
      },
    },
    {
      title: { ko: '남김없이 배출', en: 'Drains completely' },
      detail: {
        ko: '액이 바닥의 한 점으로 모여 남지 않으므로 개방검사와 저장물 교체가 수월합니다.',
        en: 'All liquid gathers at one point at the bottom, which makes internal inspection and a change of product easier.',
      },
    },
  ],
  choosing: {
    ko: '대량의 가스를 압력 상태로 저장할 때 적합합니다. 소량이면 원통형 압력탱크가, 압력 없이 저장하는 액체라면 상압탱크가 경제적입니다. 저장물, 저장 온도와 압력, 용량, 입지의 지진·풍하중 조건을 알려 주세요.',
    en: 'Suitable for storing large quantities of gas under pressure. A cylindrical pressure tank is more economical for small quantities, and an ATM tank for liquids stored without pressure. Tell us the product, storage temperature and pressure, capacity, and the earthquake and wind loads at the site.',
  },
  limits: {},
  specification: [
    {
      label: { ko: '저장물', en: 'Contents' },
      value: {
        ko: 'LPG, 에틸렌, 프로필렌, 부타디엔, 암모니아, 압축가스(질소·산소·도시가스 등)',
        en: 'LPG, ethylene, propylene, butadiene, ammonia, compressed gas (nitrogen, oxygen, city gas, etc.)',
      },
    },
    {
      label: { ko: '재질', en: 'Material' },
      value: {
        ko: '압력용기용 강재, 저온용 강재, 스테인리스강 중 주문 사양',
        en: 'Pressure vessel steel, low-temperature steel or stainless steel, to order',
      },
    },
    {
      label: { ko: '지지', en: 'Support' },
      value: { ko: '적도 지주와 브레이싱, 내화 피복은 주문 사양', en: 'Braced equator columns; fireproofing to order' },
    },
    {
      label: { ko: '부속', en: 'Fittings' },
      value: {
        ko: '안전밸브, 긴급차단밸브, 액면계, 온도계, 살수 설비, 계단, 작업대',
        en: 'Safety valves, emergency shut-off valves, level gauge, thermometers, water spray system, stairs, platform',
      },
    },
    { label: { ko: '적용 코드', en: 'Design code' }, value: { ko: '주문 사양', en: 'To order' } },
  ],
  applications: {
    ko: [
      'LPG 저장기지와 충전소',
      '석유화학 원료·제품 저장',
      '암모니아 저장',
      '도시가스·산업가스의 압축 저장',
      '제철소 산소·질소 저장',
    ],
    en: [
      'LPG terminals and filling plants',
      'Feedstock and product storage in petrochemical plants',
      'Ammonia storage',
      'Compressed storage of city gas and industrial gas',
      'Oxygen and nitrogen storage in steelworks',
    ],
  },
  customers: {
    ko: ['LPG·도시가스 사업자', '석유화학 플랜트', '탱크 터미널', '산업가스 회사', '제철소'],
    en: [
      'LPG and city gas companies',
      'Petrochemical plants',
      'Tank terminals',
      'Industrial gas companies',
      'Steelworks',
    ],
  },
});
