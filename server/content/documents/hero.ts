import { document } from '../document.js';
import { family, line, list, picture } from '../fields.js';

/** The top of the home page: heading and the opening pictures, each with the product it shows. */
export const hero = document({
  title: { ko: '홈 첫 화면', en: 'Home: first screen' },
  path: '',
  fields: {
    heading: line({ ko: '제목', en: 'Heading' }, 40),
    lead: line({ ko: '소개', en: 'Lead' }, 300),
    slides: list(
      { ko: '사진', en: 'Pictures' },
      {
        picture: picture({ ko: '사진', en: 'Picture' }, 'hero'),
        caption: line({ ko: '제목', en: 'Caption' }, 40),
        detail: line({ ko: '설명', en: 'Detail' }, 100, {
          hint: {
            ko: '{pressure}, {temperature}, {area} 자리에는 아래 제품군의 설계 한계가 들어갑니다.',
            en: '{pressure}, {temperature} and {area} stand for the design limits of the product family below.',
          },
        }),
        family: family({ ko: '연결할 제품군', en: 'Product family it leads to' }),
      },
      { least: 1, most: 10, entry: { ko: '사진', en: 'Picture' } },
    ),
  },
  defaults: {
    heading: { ko: '열을 옮기는 일, {years}년', en: 'Moving heat for {years} years' },
    lead: {
      ko: '유체와 유량, 온도를 알려 주세요. 전열면적을 계산하고, 조건에 맞는 열교환기를 설계해 두 공장에서 제작합니다.',
      en: 'Tell us the fluids, flow rates and temperatures. We calculate the heat transfer area, design the exchanger for your duty and build it in our own two plants.',
    },
    slides: [
      {
        picture: {
          picture: 'hero/hero-1',
          alt: {
            ko: '청색 프레임 플레이트와 노즐 4개를 갖춘 가스켓식 판형열교환기',
            en: 'Gasketed plate heat exchanger with blue frame plate and four nozzles',
          },
        },
        caption: { ko: '판형열교환기', en: 'Plate heat exchanger' },
        detail: {
          ko: '설계압력 최대 {pressure}, {temperature}',
          en: 'Design pressure up to {pressure}, {temperature}',
        },
        family: 'heat-exchanger',
      },
      {
        picture: {
          picture: 'hero/hero-2',
          alt: { ko: '헤링본 무늬 전열판의 근접 사진', en: 'Close-up of herringbone heat transfer plates' },
        },
        caption: { ko: '헤링본 전열판', en: 'Herringbone plates' },
        detail: {
          ko: '엇갈린 산과 골이 난류를 일으켜 작은 면적으로도 많은 열을 옮깁니다',
          en: 'Crossing corrugations create turbulence: more heat through less area',
        },
        family: 'heat-exchanger',
      },
      {
        picture: {
          picture: 'hero/hero-3',
          alt: {
            ko: '판형열교환기가 줄지어 있고 위로 배관이 지나는 기계실',
            en: 'Machine room with a row of plate heat exchangers and overhead pipes',
          },
        },
        caption: { ko: '난방 시스템', en: 'Heating system' },
        detail: {
          ko: '열교환기, 펌프, 팽창탱크와 제어반을 한 계통으로',
          en: 'Heat exchanger, pumps, expansion tank and controls as one system',
        },
        family: 'heating-system',
      },
      {
        picture: {
          picture: 'hero/hero-4',
          alt: {
            ko: '고온 유로와 저온 유로가 주황과 파랑으로 보이는 개방형 스파이럴 열교환기',
            en: 'Opened spiral heat exchanger with its hot and cold channels shown in orange and blue',
          },
        },
        caption: { ko: '스파이럴 열교환기', en: 'Spiral heat exchanger' },
        detail: {
          ko: '설계압력 {pressure}, 전열면적 {area}',
          en: 'Design pressure {pressure}, heat transfer area {area}',
        },
        family: 'spiral-heat-exchanger',
      },
      {
        picture: {
          picture: 'hero/hero-5',
          alt: { ko: '해 질 녘의 저장탱크 단지와 볼탱크', en: 'Storage tanks and a spherical tank at dusk' },
        },
        caption: { ko: '볼탱크 · 상압탱크', en: 'Ball and ATM tanks' },
        detail: { ko: '압력 저장부터 상압 저장까지', en: 'Storage under pressure and at atmospheric pressure' },
        family: 'ball-tank',
      },
      {
        picture: {
          picture: 'hero/hero-6',
          alt: {
            ko: '판형열교환기, 펌프, 배관과 제어반을 올린 콤팩트 유니트 스키드',
            en: 'Compact unit skid with plate heat exchanger, pumps, piping and control panel',
          },
        },
        caption: { ko: '콤팩트 유니트', en: 'Compact unit' },
        detail: {
          ko: '판형열교환기와 펌프, 밸브, 제어반을 스키드 하나에',
          en: 'Plate heat exchanger, pumps, valves and controls on one skid',
        },
        family: 'compact-unit',
      },
      {
        picture: {
          picture: 'hero/hero-7',
          alt: {
            ko: '크기가 다른 브레이징 열교환기 세 대',
            en: 'Three brazed plate heat exchangers of different sizes',
          },
        },
        caption: { ko: '브레이징 열교환기', en: 'Brazed plate heat exchanger' },
        detail: { ko: '설계압력 {pressure}, {temperature}', en: 'Design pressure {pressure}, {temperature}' },
        family: 'brazing-heat-exchanger',
      },
    ],
  },
});
