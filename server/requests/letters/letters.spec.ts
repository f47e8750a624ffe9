import { Logger } from '@nestjs/common';

import { quoteRequest, transport } from '../../../test/support/makers/factories.js';
import { plateTexts } from '../../../shared/calculation/words/plates.js';
import { propertyFields } from '../../../shared/calculation/request.types.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { calculationOf } from '../intake/calculation.js';
import type { StoredQuote } from '../intake/quotes.schema.js';

import { officeLetter } from './letters.js';

const config = {
  publicUrl: 'https://www.example.com',
  quoteMailbox: 'office@example.com',
  officeLanguage: 'ko',
} as const;

/** A request whose every field holds its own name, so that each can be found again. */
function quote(changes: Partial<StoredQuote> = {}): StoredQuote & { id: string } {
  const fields = Object.fromEntries(quoteFields.map((field) => [field, `<${field}>`]));
  const rest = { id: 'abc', reference: 'Q-2026-000123', language: 'ko', createdAt: new Date('2026-12-31T15:30:00Z') };
  return { ...fields, ...rest, ...changes } as StoredQuote & { id: string }; // what the letters do not read is left out
}

describe('officeLetter', () => {
  it.each(['ko', 'en'] as const)('brings every field in its table and in its text part (%s)', (language) => {
    const { contact, groups, sheet, remarks, text } = officeLetter(quote(), { ...config, officeLanguage: language });
    const table = JSON.stringify([contact, groups, sheet, remarks]);
    for (const field of quoteFields) {
      expect(table).toContain(`<${field}>`);
      expect(text).toContain(`<${field}>`);
    }
  });

  it.each([
    ['ko', /^개인정보 처리 근거: 동의 · 처리방침 버전 2\(영어\) · 2027.*\(KST\) · 종결 후 2년 보유$/m],
    [
      'en',
      /^Basis for processing: Consent · policy version 2 \(English\) · .*2027.*\(KST\) · kept for two years after/m,
    ],
  ] as const)('says what the sender was told of personal data (%s)', (language, line) => {
    const at = new Date('2026-12-31T15:30:00Z');
    const privacy = { basis: 'consent', at, language: 'en', version: 2, retentionDays: 730 } as const;
    const letter = officeLetter(quote({ privacy }), { ...config, officeLanguage: language });
    expect(letter.text).toMatch(line);
    expect(`${letter.privacy.label}: ${letter.privacy.value}`).toMatch(line);
  });

  it('says so where that was not kept', () => {
    expect(officeLetter(quote({ privacy: null }), config).privacy.value).toBe('기록 없음');
  });

  it('is answered to the visitor, dated in Korea and leads to the request', () => {
    const { to, replyTo, receivedAt, inboxUrl } = officeLetter(
      quote({ name: 'Kim', email: 'kim@example.com' }),
      config,
    );
    expect({ to, replyTo }).toEqual({ to: 'office@example.com', replyTo: { name: 'Kim', address: 'kim@example.com' } });
    expect(receivedAt).toMatch(/2027.*12:30.*KST/);
    expect(inboxUrl).toBe('https://www.example.com/ko/manage?tab=quotes&quote=abc');
  });

  it('says which language the sender reads, in its own', () => {
    const { contact, text } = officeLetter(quote({ language: 'en' }), config);
    expect(contact).toContainEqual({ label: '고객의 언어', value: '영어' });
    expect(text).toContain('고객의 언어: 영어\n');
  });

  it('says how many files came, and which', () => {
    const files = [
      { id: '1', name: 'P&ID.pdf', size: 482_113, kind: 'pdf', scan: 'clean' },
      { id: '2', name: '배치도.dwg', size: 3_400_000, kind: 'dwg', scan: 'unscanned' },
    ] as const;
    const letter = officeLetter(quote(), config, files);
    expect(letter.files).toEqual([
      { label: 'P&ID.pdf', value: '471 KB' },
      { label: '배치도.dwg', value: '3.2 MB' },
    ]);
    expect(letter.text).toContain('첨부 파일 (2)\n  P&ID.pdf (471 KB)\n  배치도.dwg (3.2 MB)\n');
    expect(officeLetter(quote(), { ...config, officeLanguage: 'en' }, files).text).toContain('Files (2)\n');
    expect(officeLetter(quote(), config).text).not.toContain('첨부');
  });

  it('shows a dash for what was left empty, without a unit', () => {
    const { sheet } = officeLetter(quote({ hotTempIn: '', coldTempIn: '', hotTempOut: '' }), config);
    expect(sheet).toContainEqual({ label: '입구온도', hot: '–', cold: '–', unit: '' });
    expect(sheet).toContainEqual({ label: '출구온도', hot: '–', cold: '<coldTempOut>', unit: '<tempOutUnit>' });
  });

  it.each([
    ['ko', '밀도', '염화물(염소이온) 농도', '비열'],
    ['en', 'Density', 'Chloride', 'Specific heat'],
  ] as const)(
    'has rows for those properties of the fluids that were given (%s)',
    (language, density, chloride, heat) => {
      const blank = { hotSpecificHeat: '', coldSpecificHeat: '', hotDensity: '', coldChloride: '' };
      const { sheet, text } = officeLetter(quote({ ...blank, coldDensity: '1.05 kg/L' }), {
        ...config,
        officeLanguage: language,
      });
      expect(sheet).toContainEqual({ label: density, hot: '–', cold: '1.05 kg/L', unit: 'kg/m³' });
      expect(sheet).toContainEqual({ label: chloride, hot: '<hotChloride>', cold: '–', unit: 'ppm' });
      expect(text).toContain(`${density} [kg/m³]\n`);
      expect(`${JSON.stringify(sheet)}${text}`).not.toContain(heat);
      // As requests were stored before.
      const before = Object.fromEntries(propertyFields.map((field) => [field, undefined]));
      expect(officeLetter(quote({ ...before }), { ...config, officeLanguage: language }).sheet).toHaveLength(7);
    },
  );

  it.each([
    ['ko', '입구온도', '계산값', 'LMTD', '개략 산정(참고용)', '온도 교차'],
    ['en', 'Inlet temperature', 'calculated', 'LMTD', 'preliminary estimate', 'Temperature cross'],
  ] as const)('brings SI values, results and warnings in its language (%s)', (language, inlet, ...words) => {
    const fields = quoteRequest({ tempUnit: '°F', hotTempIn: '239', coldTempIn: '113', coldFlowRate: '' });
    const calculation = calculationOf(fields as QuoteFields); // the factory fills every field
    const { calculation: shown, text } = officeLetter(quote({ ...fields, calculation }), {
      ...config,
      officeLanguage: language,
    });
    const degrees = language === 'ko' ? '℃' : '°C';
    expect(shown?.si).toContainEqual({ label: inlet, hot: `115 ${degrees}`, cold: `45 ${degrees}` });
    expect(text).toContain(`${inlet}\n  ${language === 'ko' ? '고온측' : 'Hot side'}: 115 ${degrees}`);
    for (const word of words) {
      expect(JSON.stringify(shown)).toContain(word);
      expect(text).toContain(word);
    }
  });

  it.each([
    [
      'ko',
      '전열판 매수(약)',
      '저온측 압력손실(추정)',
      '50 kPa (허용 50 kPa)',
      '개략 산정(참고용)이며 선정이 아닙니다.',
    ],
    [
      'en',
      'Plates, about',
      'Cold side pressure drop, estimated',
      '50 kPa (50 kPa allowed)',
      'Preliminary, not a selection.',
    ],
  ] as const)('brings the plates and what they lose (%s)', (officeLanguage, plates, drop, loss, preliminary) => {
    const fields = quoteRequest({ hotFluidName: '물', coldFluidName: '물', ...transport });
    const calculation = calculationOf(fields as QuoteFields); // the factory fills every field
    const letter = officeLetter(quote({ ...fields, calculation }), { ...config, officeLanguage });
    expect(letter.calculation?.plates).toContainEqual({
      label: plates,
      value: expect.stringMatching(/^\d+ – \d+ \(/),
    });
    expect(letter.calculation?.plates).toContainEqual({ label: drop, value: loss });
    expect(letter.text).toContain(`\n${drop}: ${loss}\n`);
    expect(letter.text).toContain(`\n[${plateTexts.title[officeLanguage]}]\n${plates}: `);
    expect(letter.text.split(preliminary)).toHaveLength(2);
    expect(letter.text.split(`: ${plateTexts.basis[officeLanguage]}\n`)).toHaveLength(2);
    expect(letter.calculation?.plates.at(-1)?.value).toBe(plateTexts.basis[officeLanguage]);
    const proofs = `${config.publicUrl}/${officeLanguage}/calculator/proofs#designs`;
    expect(letter.calculation?.proofsUrl).toBe(proofs);
    expect(letter.text).toContain(`\n${plateTexts.proofs[officeLanguage]}: ${proofs}\n`);
  });

  it('says of a request from before plates were estimated that they were not', () => {
    const fields = quoteRequest({ hotFluidName: '물', coldFluidName: '물', ...transport });
    const found = calculationOf(fields as QuoteFields); // the factory fills every field
    const calculation = found && { ...found, sizing: { status: 'not_calculated' as const } };
    const { text } = officeLetter(quote({ ...fields, calculation }), config);
    expect(text).toContain('\n전열판 매수(약): 산정하지 않음 (전열판 산정을 시작하기 전에 접수된 요청)\n');
    expect(text).not.toContain('압력손실(추정)');
  });

  it.each([
    ['before calculations were kept', undefined],
    ['with a calculation of another shape', { version: 99 }],
    ['with a broken calculation', { version: 2, checks: [{ code: 'unheard_of' }] }],
  ])('of a request from %s goes out without results', (_, calculation) => {
    Logger.overrideLogger(false);
    const letter = officeLetter(quote({ calculation: calculation as StoredQuote['calculation'] }), config);
    expect(letter.calculation).toBeUndefined();
    expect(letter.text).toContain('<hotTempIn>');
  });

  const blank = Object.fromEntries(quoteFields.map((field) => [field, ''])) as QuoteFields; // a value for each

  it('has the values of single rows with their units, and those of other products that were filled in', () => {
    const filled = {
      storedMedium: 'LPG',
      tankVolume: '500',
      tankPressure: '17.7',
      tankPressureUnit: 'bar',
      roof: 'Cone',
    };
    const { groups, text } = officeLetter(quote({ ...blank, ...filled, products: ['ball-tank'] }), {
      ...config,
      officeLanguage: 'en',
    });
    expect(groups.flatMap(({ rows }) => rows)).toEqual(
      expect.arrayContaining([
        { label: 'Stored medium', value: 'LPG', unit: '' },
        { label: 'Storage volume', value: '500', unit: 'm³' },
        { label: 'Tank design pressure', value: '17.7', unit: 'bar' },
        { label: 'Basic wind speed', value: '–', unit: 'm/s' },
        { label: 'Roof type', value: 'Cone', unit: '' },
      ]),
    );
    expect(text).toContain('Tank design pressure [bar]: 17.7\n');
  });

  it.each([
    ['ko', '유체 물성값·오염계수·여유율', '여유율', '오염계수'],
    ['en', 'Fluid properties, fouling and margin', 'Margin', 'Fouling resistance'],
  ] as const)('has fouling and a margin only where they were given (%s)', (officeLanguage, title, margin, fouling) => {
    const given = { ...blank, designMargin: '15', hotFouling: '0.0001' };
    const { groups, sheet, text } = officeLetter(quote(given), { ...config, officeLanguage });
    expect(groups).toEqual([{ title, rows: [{ label: margin, value: '15', unit: '%' }] }]);
    expect(sheet).toContainEqual({ label: fouling, hot: '0.0001', cold: '–', unit: 'm²·K/W' });
    expect(text).toContain(`${margin} [%]: 15\n`);
    // As requests were stored before.
    const before = { ...blank, designMargin: undefined, hotFouling: undefined };
    expect(officeLetter(quote(before), config).groups).toEqual([]);
  });

  it('has a heat duty only where it was given', () => {
    const given = officeLetter(quote({ ...blank, heatDuty: '500', heatDutyUnit: 'kW' }), config);
    expect(given.groups).toEqual([{ title: '운전 조건', rows: [{ label: '열부하', value: '500', unit: 'kW' }] }]);
    expect(officeLetter(quote({ ...blank, heatDutyUnit: 'kW' }), config).groups).toEqual([]);
  });

  it.each([
    ['ko', '문의 제품: 콤팩트 유니트, 볼탱크', '[견적 요청 Q-2026-000123] 한강 · 콤팩트 유니트, 볼탱크'],
    ['en', 'Products: Compact unit, Ball tank', '[Quote request Q-2026-000123] 한강 · Compact unit, Ball tank'],
  ] as const)('names the products in its subject and at its top (%s)', (language, line, subject) => {
    const products = ['compact-unit', 'ball-tank'] as const;
    const inLanguage = { ...config, officeLanguage: language };
    const letter = officeLetter(quote({ company: '한강', products: [...products] }), inLanguage);
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(`\n${line}\n`);
    const none = officeLetter(quote({ company: '한강', products: undefined }), inLanguage);
    expect([none.subject, none.products]).toEqual([subject.split(' · ')[0], '']);
  });
  it.each([
    ['ko', 'en', '[견적 요청 Q-2026-000123]', '접수번호: '],
    ['en', 'ko', '[Quote request Q-2026-000123]', 'Reference: '],
  ] as const)(
    'is in the office’s language (%s), the request in %s or not',
    (officeLanguage, language, subject, word) => {
      const letter = officeLetter(quote({ language }), { ...config, officeLanguage });
      expect(letter.subject).toContain(subject);
      expect(letter.text).toContain(word);
      expect(letter.inboxUrl).toContain(`/${officeLanguage}/manage`);
    },
  );

  it('does not take what was typed for a place to fill in', () => {
    expect(officeLetter(quote({ company: '{reference} $& $1' }), config).subject).toContain('{reference} $& $1');
  });
});
