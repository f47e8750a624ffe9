import { Logger } from '@nestjs/common';

import { quoteRequest, transport } from '../../../test/support/makers/factories.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { calculationOf } from '../intake/calculation.js';
import { csvCell } from '../../platform/common/csv-cells.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import type { RequestFile } from '../../../shared/requests/request-files.types.js';

import {
  calculationCells,
  calculationColumns,
  laterCalculationCells,
  laterCalculationColumns,
} from './csv-calculation.js';
import { csvHead, csvLine } from './csv.js';
import { csvAnswerTexts, csvHandlingTexts } from './csv.text.js';

describe('the file', () => {
  const all = csvHead().trimEnd().split(',');
  const lastColumns = laterCalculationColumns.length + Object.keys({ ...csvAnswerTexts, ...csvHandlingTexts }).length;
  const columns = all.slice(0, -lastColumns);
  const stored = { ...quoteRequest({ comment: '' }), createdAt: new Date(0), reference: 'Q-1970-000001' };
  const cellsOf = (changes: Partial<StoredQuote>, files?: readonly RequestFile[]) => {
    const quote = { ...stored, language: 'ko', status: 'new', note: '', history: [], answeredAt: null, ...changes };
    const line = csvLine(quote as StoredQuote, { sent: files }); // what is exported
    return line.trimEnd().split(',').slice(0, -lastColumns);
  };

  it('has how many files came and which, none of them a formula', () => {
    const file = { id: '1', size: 1, kind: 'pdf', scan: 'clean' } as const;
    const cells = cellsOf({}, [
      { ...file, name: '=1+1.pdf' },
      { ...file, name: 'b.dwg' },
    ]);
    expect(cells.slice(-7, -5)).toEqual(['2', `"'=1+1.pdf; b.dwg"`]);
    expect(cellsOf({}).slice(-7, -5)).toEqual(['0', '']);
  });

  const askedLater = columns.indexOf('확인 사항');

  it('has what was asked later after everything else, with units that are always the same', () => {
    expect(columns.slice(askedLater, askedLater + 9)).toEqual([
      '확인 사항',
      '고온측 비열 (kJ/(kg·K))',
      '저온측 비열 (kJ/(kg·K))',
      '고온측 밀도 (kg/m³)',
      '저온측 밀도 (kg/m³)',
      '고온측 염화물(염소이온) 농도 (ppm)',
      '저온측 염화물(염소이온) 농도 (ppm)',
      '열부하',
      '열부하 단위',
    ]);
    const properties = columns.indexOf('고온측 점도 (mPa·s)');
    expect(columns.slice(properties - 1)).toEqual([
      '내진 조건',
      '고온측 점도 (mPa·s)',
      '저온측 점도 (mPa·s)',
      '고온측 열전도율 (W/(m·K))',
      '저온측 열전도율 (W/(m·K))',
      '고온측 오염계수 (m²·K/W)',
      '저온측 오염계수 (m²·K/W)',
      '여유율 (%)',
      '가스 조성',
      '가스 압력',
      '가스 압력 단위',
      '수분과 분진의 양',
      '입자의 크기와 농도',
      '열원의 종류',
      '열공급 계약용량',
      '계약용량 단위',
      '1차측 차압',
      '1차측 차압 단위',
      '반입구 치수',
      '안전밸브 설정압력',
      '안전밸브 설정압력 단위',
      '코일 설계온도 (°C)',
      '설치 방법',
      '탱크 설계온도 (°C)',
      '지반 조건',
      '소방 관련 요구사항',
      '문의 제품',
      ...columns.slice(-7),
    ]);
    const typed = { coldSpecificHeat: '3.6', hotDensity: '=1+1', coldChloride: '250 mg/L' };
    expect(cellsOf(typed).slice(askedLater, askedLater + 7)).toEqual(['', '', '3.6', `"'=1+1"`, '', '', '250 mg/L']);
    const tank = columns.slice(columns.indexOf('저장용량 (m³)'), properties);
    expect(tank.slice(-4)).toEqual(['탱크 설계압력 단위', '지붕 형식', '기본풍속 (m/s)', '내진 조건']);
    const typedLater = { hotViscosity: '12', designMargin: '15', soil: '=1+1' };
    const later = cellsOf(typedLater).slice(properties);
    expect(later.at(columns.indexOf('지반 조건') - properties)).toBe(`"'=1+1"`);
    expect(later.slice(0, 7)).toEqual(['12', '', '', '', '', '', '15']);
    expect(cellsOf({ tankVolume: '500', wind: '38' }).slice(columns.indexOf('저장용량 (m³)'), properties)).toEqual([
      '500',
      '',
      '',
      '',
      '',
      '38',
      '',
    ]);
  });

  it('has blank cells there for a request from before they were asked for', () => {
    const cells = cellsOf({});
    expect(cells).toHaveLength(columns.length);
    expect(new Set(cells.slice(askedLater))).toEqual(new Set(['', '0']));
  });

  it('names the products after them', () => {
    expect(columns.at(-8)).toBe('문의 제품');
    expect(cellsOf({ products: ['ball-tank'] }).at(-8)).toBe('볼탱크');
    expect(cellsOf({ products: ['plate-coil', 'atm-tank'] }).slice(-9, -7)).toEqual(['"플레이트 코일', ' 상압탱크"']);
  });

  it('has the plates after everything that was there before them', () => {
    expect(all.slice(columns.length, columns.length + laterCalculationColumns.length)).toEqual([
      '전열판 매수 최소',
      '전열판 매수 최대',
      '상관식 전열면적 최소 (m²)',
      '상관식 전열면적 최대 (m²)',
      '고온측 압력손실 최소 (kPa)',
      '고온측 압력손실 최대 (kPa)',
      '저온측 압력손실 최소 (kPa)',
      '저온측 압력손실 최대 (kPa)',
      '지배 조건',
    ]);
  });

  it('ends with what the office answered: first and last time, by whom, whether it went, and its files', () => {
    expect(all.slice(-8, -2)).toEqual([
      '첫 답변',
      '답변 수',
      '마지막 답변',
      '답변자',
      '답변 메일 상태',
      '답변 첨부 파일',
    ]);
    const at = new Date('2026-12-31T15:30:00Z');
    const answer = { kind: 'answer', at, by: '김지우', letter: { state: 'failed' } };
    const history = [answer, { kind: 'change', at, letter: { state: 'sent' } }];
    const quote = { ...stored, language: 'ko', status: 'answered', note: '', answeredAt: at, history };
    const file = { id: '1', name: 'q.pdf', size: 1, kind: 'pdf', scan: 'clean' } as const;
    const line = csvLine(quote as unknown as StoredQuote, { answered: [file] }); // what is exported
    expect(line.trimEnd().split(',').slice(-8, -2)).toEqual([
      '2027-01-01 00:30',
      '1',
      '2027-01-01 00:30',
      '김지우',
      'failed',
      'q.pdf',
    ]);
  });

  it('ends with how far the office has come', () => {
    expect(all.slice(-2)).toEqual(['담당자', '답변 기한']);
    const last = (changes: object) =>
      csvLine({
        ...stored,
        language: 'ko',
        status: 'new',
        note: '',
        history: [],
        answeredAt: null,
        ...changes,
      } as unknown as StoredQuote) // what is exported
        .trimEnd()
        .split(',')
        .slice(-2);
    expect(last({})).toEqual(['', '']);
    const dueAt = new Date('2026-11-25T14:59:59Z');
    expect(last({ responsible: '=김', dueAt })).toEqual([`"'=김"`, '2026-11-25 23:59']);
  });

  it('says before the plates what the sender was told of personal data', () => {
    expect(columns.slice(-5)).toEqual([
      '개인정보 처리 근거',
      '처리방침 버전',
      '처리방침 언어',
      '고지·동의 일시',
      '보유 일수',
    ]);
    const at = new Date('2026-12-31T15:30:00Z');
    const privacy = { basis: 'consent', at, language: 'en', version: 2, retentionDays: 730 } as const;
    expect(cellsOf({ privacy }).slice(-5)).toEqual(['동의', '2', 'en', '2027-01-01 00:30', '730']);
    const untold = { ...privacy, basis: 'pre-contract', version: null } as const;
    expect(cellsOf({ privacy: untold }).slice(-5, -3)).toEqual(['계약 체결 전 요청 이행', '']);
  });
});

describe('calculationCells', () => {
  function cells(changes: Record<string, string> = {}): Record<string, string> {
    const calculation = calculationOf(quoteRequest(changes) as QuoteFields); // the factory fills every field
    const values = [...calculationCells({ calculation }), ...laterCalculationCells({ calculation })];
    const names = [...calculationColumns, ...laterCalculationColumns];
    expect(values).toHaveLength(names.length);
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  }

  it('are SI values with a point, whatever unit was typed', () => {
    const units = { tempUnit: '°F', flowUnit: 't/h', pressureUnit: 'mAq', designPressureUnit: 'kgf/cm²' };
    expect(
      cells({ ...units, hotTempIn: '239', coldTempIn: '-4', hotFlowRate: '25,5', hotPressureDrop: '5' }),
    ).toMatchObject({
      '고온측 질량유량 (kg/s)': '7.08333',
      '고온측 입구온도 (°C)': '115',
      '저온측 입구온도 (°C)': '-20',
      '고온측 허용 압력손실 (kPa)': '49.0333',
      '고온측 설계압력 (kPa 게이지)': '1569.06',
      '저온측 설계온도 (°C)': '95',
    });
  });

  it('bring the results and name the solved value', () => {
    const found = cells({ coldFlowRate: '', gasketMaterial: 'NBR' });
    expect(found).toMatchObject({ 'LMTD (K)': '19.9559', 'NTU (-)': '3.00663', '열수지 차이 (%)': '' });
    expect(found['계산으로 구한 항목']).toBe('저온측 유량');
    const byDuty = cells({ coldFlowRate: '', hotFlowRate: '', heatDuty: '500', heatDutyUnit: 'kW' });
    expect(byDuty['계산으로 구한 항목']).toBe('고온측 유량, 저온측 유량');
    expect(found['확인 사항']).toContain('NBR 가스켓');
    expect(found['저온측 전열량 (kW)']).toBe(found['고온측 전열량 (kW)']);
    expect(Number(found['전열면적 개략 최대 (m²)'])).toBeGreaterThan(Number(found['전열면적 개략 최소 (m²)']));
  });

  it('bring the band of plates, areas and pressure drops, and what decides', () => {
    const found = cells({ hotFluidName: '물', coldFluidName: '물', ...transport });
    const [few, many] = ['최소', '최대'].map((end) => Number(found[`전열판 매수 ${end}`]));
    expect(few).toBeGreaterThan(20);
    expect(many).toBeGreaterThan(few ?? NaN);
    expect(Number(found['상관식 전열면적 최대 (m²)'])).toBeGreaterThan(Number(found['상관식 전열면적 최소 (m²)']));
    expect(found).toMatchObject({ '지배 조건': '저온측 압력손실' });
    expect(Number(found['저온측 압력손실 최대 (kPa)'])).toBeCloseTo(50, 0);
  });

  it('have no plates where there are none, nor for a request from before they were estimated', () => {
    const known = calculationOf(quoteRequest({ hotFluidName: '물', coldFluidName: '물' }) as QuoteFields); // the factory fills every field
    const before = known && { ...known, sizing: { status: 'not_calculated' as const } };
    expect(laterCalculationCells({ calculation: before })).toEqual(laterCalculationColumns.map(() => ''));
    expect(calculationCells({ calculation: before })).toEqual(calculationCells({ calculation: known }));
    expect(cells({ hotTempIn: '', coldTempIn: '' })).toMatchObject({ '전열판 매수 최소': '', '지배 조건': '' });
  });

  it('are blank where nothing is known', () => {
    const blank = calculationColumns.map(() => '');
    Logger.overrideLogger(false);
    const broken = { version: 2 } as StoredQuote['calculation'];
    for (const calculation of [undefined, broken]) {
      expect(calculationCells({ calculation })).toEqual(blank);
      expect(laterCalculationCells({ calculation })).toEqual(laterCalculationColumns.map(() => ''));
    }
    const typed = { hotTempIn: '1e400', hotFlowRate: 'NaN', hotDesignPressure: '١٢', hotFluidName: '=1+1' };
    expect(cells(typed)).toMatchObject({
      '고온측 입구온도 (°C)': '',
      '고온측 질량유량 (kg/s)': '',
      '고온측 설계압력 (kPa 게이지)': '',
      'LMTD (K)': '',
    });
  });

  it('are no formulas, however cold or small', () => {
    for (const tempIn of ['-0.0000001', '-273.15', '-1e-9', '-40'])
      for (const cell of Object.values(cells({ hotTempIn: tempIn, coldTempIn: tempIn })))
        expect(csvCell(cell)).not.toMatch(/^"?'/);
  });
});
