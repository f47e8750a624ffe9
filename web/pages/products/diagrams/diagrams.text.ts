import type { Localized } from '@/lib/locale';

/** Words of the drawings: the labels in them and the sentence below that says what they show. */
export const drawingTexts = {
  'counter-flow': {
    title: { ko: '판형열교환기의 작동 원리', en: 'How a plate heat exchanger works' },
    caption: {
      ko: '고온 유체(주황)는 한 칸 걸러 한 칸씩 내려가고, 저온 유체(파랑)는 그 사이 칸으로 올라갑니다. 두 유체가 판을 따라 반대 방향으로 흐르므로 어느 높이에서나 온도차가 남고, 저온측 출구온도가 고온측 출구온도보다 높아질 수 있습니다.',
      en: 'The hot fluid (orange) flows down every other channel, the cold fluid (blue) up the channels between. Because they flow in opposite directions, a temperature difference remains at every height of the plate, and the cold outlet can be hotter than the hot outlet.',
    },
    profile: { ko: '전열판을 따라 변하는 두 유체의 온도', en: 'Temperatures of both fluids along the plate' },
    labels: {
      hotIn: { ko: '고온 입구', en: 'Hot in' },
      hotOut: { ko: '고온 출구', en: 'Hot out' },
      coldIn: { ko: '저온 입구', en: 'Cold in' },
      coldOut: { ko: '저온 출구', en: 'Cold out' },
      temperature: { ko: '온도', en: 'Temperature' },
      position: { ko: '전열판 위 → 아래', en: 'Top of plate → bottom' },
      difference: { ko: '온도차', en: 'Difference' },
    },
  },
  brazed: {
    title: { ko: '브레이징 열교환기의 구조', en: 'Inside a brazed plate heat exchanger' },
    caption: {
      ko: '고온 유체와 저온 유체가 한 칸씩 번갈아 반대 방향으로 흐릅니다. 확대한 단면을 보면 전열판의 골과 골이 만나는 점마다 동(갈색)이 녹아 붙어 압력을 견딥니다.',
      en: 'Hot and cold fluids flow through alternate channels in opposite directions. The enlarged section shows the copper (brown) that joins the plates wherever two corrugations meet, so that they withstand the pressure.',
    },
    labels: {
      hotIn: { ko: '고온 입구', en: 'Hot in' },
      hotOut: { ko: '고온 출구', en: 'Hot out' },
      coldIn: { ko: '저온 입구', en: 'Cold in' },
      coldOut: { ko: '저온 출구', en: 'Cold out' },
      joint: { ko: '동 접합점', en: 'Copper joint' },
      plate: { ko: '전열판', en: 'Plate' },
    },
  },
  spiral: {
    title: { ko: '스파이럴 열교환기의 단면', en: 'Section through a spiral heat exchanger' },
    caption: {
      ko: '고온 유체(주황)는 중심에서 바깥으로, 저온 유체(파랑)는 바깥에서 중심으로 흐릅니다. 유체마다 유로가 하나뿐이어서, 좁아진 곳에서는 유속이 빨라져 쌓인 것이 씻겨 나갑니다.',
      en: 'The hot fluid (orange) flows from the center outward, the cold fluid (blue) from the periphery inward. With a single channel for each, the flow speeds up wherever the channel narrows and carries deposits away.',
    },
    labels: {
      hotIn: { ko: '고온 입구', en: 'Hot in' },
      hotOut: { ko: '고온 출구', en: 'Hot out' },
      coldIn: { ko: '저온 입구', en: 'Cold in' },
      coldOut: { ko: '저온 출구', en: 'Cold out' },
    },
  },
} as const satisfies Record<
  string,
  { title: Localized; caption: Localized; profile?: Localized; labels: Record<string, Localized> }
>;

export type DiagramKind = keyof typeof drawingTexts;
