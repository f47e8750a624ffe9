import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { productIds } from '../../../shared/questionnaire/product-ids.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { officeLetter } from '../letters/letters.js';

import { calculationOf } from './calculation.js';
import type { StoredQuote } from './quotes.schema.js';

const config = { publicUrl: 'https://www.example.com', quoteMailbox: '', officeLanguage: 'ko' } as const;

const sides = ['유체명', '유량', '입구온도', '출구온도', '허용 압력손실', '설계압력', '설계온도'];
const exchanger = { groups: {}, sheet: sides, remarks: ['전열판 재질', '가스켓 재질', '비고'] };
const load = {
  '난방·급탕 조건': [
    '열원의 종류',
    '난방부하',
    '열공급 계약용량',
    '급탕부하 또는 급탕량',
    '1차측 차압',
    '펌프 양정',
    '제어 방식',
    '반입구 치수',
  ],
};
const system = { '계통 조건': ['계통 보유수량', '최저 수온', '최고 수온', '정수두'] };
const storage = {
  '저장탱크 조건': [
    '저장물',
    '저장용량',
    '저장물 밀도',
    '탱크 설계압력',
    '탱크 설계온도',
    '기본풍속',
    '내진 조건',
    '지반 조건',
    '소방 관련 요구사항',
  ],
};
const other = { sheet: [], remarks: ['비고'] };
const asked: Record<ProductId, { groups: Record<string, string[]>; sheet: string[]; remarks: string[] }> = {
  'heat-exchanger': exchanger,
  'compact-unit': { ...exchanger, groups: load },
  'heating-system': { ...exchanger, groups: { ...load, ...system } },
  'brazing-heat-exchanger': exchanger,
  'spiral-heat-exchanger': { ...exchanger, groups: { 고형물: ['입자의 크기와 농도'] } },
  'welded-plate-heat-exchanger': exchanger,
  'gas-cooler': { ...exchanger, groups: { '가스 조건': ['가스 조성', '가스 압력', '수분과 분진의 양'] } },
  'closed-expansion-tank': {
    ...other,
    groups: { ...system, '팽창탱크 조건': ['유지압력(±0.3 bar)', '안전밸브 설정압력', '보충수 방식'] },
  },
  'expansion-separator': {
    ...other,
    groups: { '기수분리기 조건': ['순환유량', '접속관경', '사용압력'], ...system },
  },
  'plate-coil': {
    ...other,
    groups: {
      '플레이트 코일 조건': ['전열면적', '크기(가로×세로)', '곡률', '내압', '코일 설계온도', '설치 방법'],
    },
  },
  'ball-tank': { ...other, groups: storage },
  'atm-tank': { ...other, groups: { ...storage, '탱크 지붕': ['지붕 형식'] } },
};
const blank = Object.fromEntries(quoteFields.map((field) => [field, ''])) as QuoteFields; // a value for each

function quote(changes: Partial<StoredQuote>): StoredQuote & { id: string } {
  const rest = { id: 'abc', reference: 'Q-2026-000123', language: 'ko', createdAt: new Date(0) };
  return { ...blank, ...rest, ...changes } as StoredQuote & { id: string }; // what the letter does not read is left out
}

describe('officeLetter', () => {
  it.each(productIds)('asks back for what %s needs, and for nothing else', (id) => {
    const calculation = calculationOf(blank);
    const letter = officeLetter(quote({ products: [id], calculation }), config);
    const labelsOf = (rows: { label: string }[]) => rows.map(({ label }) => label);
    expect({
      groups: Object.fromEntries(letter.groups.map(({ title, rows }) => [title, labelsOf(rows)])),
      sheet: labelsOf(letter.sheet),
      remarks: labelsOf(letter.remarks),
    }).toEqual(asked[id]);
    const parts = Object.entries(asked[id].groups).map(([title, labels]) => [`[${title}]`, ...labels].join('\n'));
    const bare = letter.text.replaceAll(/(?: \[[^\]]+\])?: –$/gm, '');
    for (const part of parts) expect(bare).toContain(`\n\n${part}\n\n`);
    expect(letter.calculation !== undefined).toBe(asked[id].sheet.length > 0);
  });
});
