import type { Localized } from '@/lib/locale';
import type { MapDrawing } from '@/lib/mapDrawing';

/**
 * Schematic maps, drawn from the geography everyone knows, with what a screen reader says of them. Move `pin` and name the
 * last road once the address is your own.
 */
export const maps: Record<'incheon' | 'pohang', { alt: Localized; drawing: MapDrawing }> = {
  incheon: {
    alt: {
      ko: '인천 약도: 서해안 동쪽, 경인고속도로와 제2경인고속도로 사이에 본사와 공장이 있습니다.',
      en: 'Schematic map of Incheon: the head office and factory lie east of the coast, between the Gyeongin and Second Gyeongin Expressways.',
    },
    drawing: {
      land: [
        'M262 -9C250 60 274 96 252 140C234 176 262 206 248 250C236 292 274 318 262 360C256 384 268 404 264 429H649V-9Z',
        'M30 128C44 92 92 70 138 84C166 92 198 112 194 146C190 182 150 176 128 192C98 214 58 200 40 172C30 158 24 144 30 128Z',
      ],
      routes: [
        { kind: 'railway', path: 'M276 238C350 246 440 232 640 226' },
        { kind: 'road', path: 'M372 60C380 170 404 250 412 420' },
        { kind: 'expressway', path: 'M112 140C170 70 260 56 340 70S520 92 640 66' },
        { kind: 'expressway', path: 'M300 190C370 168 470 166 640 142' },
        { kind: 'expressway', path: 'M112 150C150 196 200 262 272 304S440 344 640 322' },
      ],
      places: [
        { x: 112, y: 145, name: { ko: '인천국제공항', en: 'Incheon Airport' }, side: 'above' },
        { x: 304, y: 240, name: { ko: '인천역', en: 'Incheon Station' }, side: 'above' },
      ],
      names: [
        { x: 96, y: 300, kind: 'water', name: { ko: '서해', en: 'Yellow Sea' } },
        { x: 478, y: 70, kind: 'route', name: { ko: '인천국제공항고속도로', en: 'Airport Expressway' }, turn: 0 },
        { x: 530, y: 146, kind: 'route', name: { ko: '경인고속도로', en: 'Gyeongin Expressway' }, turn: -4 },
        { x: 530, y: 364, kind: 'route', name: { ko: '제2경인고속도로', en: 'Second Gyeongin Expressway' }, turn: -3 },
        { x: 186, y: 262, kind: 'route', name: { ko: '인천대교', en: 'Incheon Bridge' }, turn: 42 },
        { x: 452, y: 398, kind: 'route', name: { ko: '예시로', en: 'Yesi-ro' }, turn: 0 },
      ],
      pin: { x: 405, y: 322, name: { ko: '본사', en: 'Head office' } },
    },
  },
  pohang: {
    alt: {
      ko: '포항 약도: 형산강 남쪽, 영일만 서쪽에 남부지사와 공장이 있습니다.',
      en: 'Schematic map of Pohang: the Southern Branch and factory lie south of the Hyeongsan River, west of Yeongil Bay.',
    },
    drawing: {
      land: [
        'M-9 -9H448C452 30 436 60 440 90C444 130 410 170 396 210C386 240 380 262 398 280C424 300 460 280 500 262C540 244 576 216 604 190C622 214 610 300 590 340C580 370 590 400 584 429H-9Z',
      ],
      rivers: ['M150 420C200 376 256 352 306 320S370 292 398 280'],
      routes: [
        { kind: 'railway', path: 'M96 420C140 330 196 250 206 180C214 124 246 80 262 0' },
        { kind: 'road', path: 'M340 0C332 60 300 110 296 170C290 250 262 310 236 420' },
        { kind: 'road', path: 'M280 262C300 330 360 366 470 344' },
        { kind: 'expressway', path: 'M0 222C90 206 190 218 294 196' },
      ],
      places: [
        { x: 208, y: 158, name: { ko: '포항역', en: 'Pohang Station' }, side: 'left' },
        { x: 476, y: 342, name: { ko: '포항경주공항', en: 'Pohang Gyeongju Airport' }, side: 'below' },
      ],
      names: [
        { x: 556, y: 84, kind: 'water', name: { ko: '동해', en: 'East Sea' } },
        { x: 470, y: 200, kind: 'water', name: { ko: '영일만', en: 'Yeongil Bay' } },
        { x: 100, y: 200, kind: 'route', name: { ko: '대구포항고속도로', en: 'Daegu–Pohang Expressway' }, turn: -3 },
        { x: 352, y: 36, kind: 'route', name: { ko: '국도 7호선', en: 'Route 7' }, turn: 0 },
        { x: 180, y: 372, kind: 'water', name: { ko: '형산강', en: 'Hyeongsan River' }, turn: -32 },
      ],
      pin: { x: 336, y: 336, name: { ko: '남부지사', en: 'Southern Branch' } },
    },
  },
};
