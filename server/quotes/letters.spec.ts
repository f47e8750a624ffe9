import { Logger } from '@nestjs/common';

import { quoteRequest } from '../../test/support/factories.js';

import { propertyFields } from '../calculation/request.types.js';
import type { QuoteFields } from '../questionnaire/fields.js';
import { quoteFields } from '../questionnaire/places.js';

import { calculationOf } from './calculation.js';
import { confirmationLetter, officeLetter } from './letters.js';
import type { StoredQuote } from './quotes.schema.js';

const config = { publicUrl: 'https://www.example.com', quoteMailbox: 'office@example.com' };

/** A request whose every field holds its own name, so that each can be found again. */
function quote(changes: Partial<StoredQuote> = {}): StoredQuote & { id: string } {
  const fields = Object.fromEntries(quoteFields.map((field) => [field, `<${field}>`]));
  const rest = { id: 'abc', reference: 'Q-2026-000123', language: 'ko', createdAt: new Date('2026-12-31T15:30:00Z') };
  return { ...fields, ...rest, ...changes } as StoredQuote & { id: string }; // what the letters do not read is left out
}

describe('officeLetter', () => {
  it.each(['ko', 'en'] as const)('brings every field in its table and in its text part (%s)', (language) => {
    const { contact, sheet, remarks, text } = officeLetter(quote({ language }), config);
    const table = JSON.stringify([contact, sheet, remarks]);
    for (const field of quoteFields) {
      expect(table).toContain(`<${field}>`);
      expect(text).toContain(`<${field}>`);
    }
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
    expect(officeLetter(quote({ language: 'en' }), config, files).text).toContain('Files (2)\n');
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
      const { sheet, text } = officeLetter(quote({ language, ...blank, coldDensity: '1.05 kg/L' }), config);
      expect(sheet).toContainEqual({ label: density, hot: '–', cold: '1.05 kg/L', unit: 'kg/m³' });
      expect(sheet).toContainEqual({ label: chloride, hot: '<hotChloride>', cold: '–', unit: 'ppm' });
      expect(text).toContain(`${density} [kg/m³]\n`);
      expect(`${JSON.stringify(sheet)}${text}`).not.toContain(heat);
      // As requests were stored before.
      const before = Object.fromEntries(propertyFields.map((field) => [field, undefined]));
      expect(officeLetter(quote({ language, ...before }), config).sheet).toHaveLength(7);
    },
  );

  it.each([
    ['ko', '입구온도', '계산값', 'LMTD', '개략 산정(참고용)', '온도 교차'],
    ['en', 'Inlet temperature', 'calculated', 'LMTD', 'preliminary estimate', 'Temperature cross'],
  ] as const)('brings SI values, results and warnings in its language (%s)', (language, inlet, ...words) => {
    const fields = quoteRequest({ tempUnit: '°F', hotTempIn: '239', coldTempIn: '113', coldFlowRate: '' });
    const calculation = calculationOf(fields as QuoteFields); // the factory fills every field
    const { calculation: shown, text } = officeLetter(quote({ ...fields, language, calculation }), config);
    const degrees = language === 'ko' ? '℃' : '°C';
    expect(shown?.si).toContainEqual({ label: inlet, hot: `115 ${degrees}`, cold: `45 ${degrees}` });
    expect(text).toContain(`${inlet}\n  ${language === 'ko' ? '고온측' : 'Hot side'}: 115 ${degrees}`);
    for (const word of words) {
      expect(JSON.stringify(shown)).toContain(word);
      expect(text).toContain(word);
    }
  });

  it.each([
    ['before calculations were kept', undefined],
    ['with a calculation of another shape', { version: 2 }],
    ['with a broken calculation', { version: 1, checks: [{ code: 'unheard_of' }] }],
  ])('of a request from %s goes out without results', (_, calculation) => {
    Logger.overrideLogger(false);
    const letter = officeLetter(quote({ calculation: calculation as StoredQuote['calculation'] }), config);
    expect(letter.calculation).toBeUndefined();
    expect(letter.text).toContain('<hotTempIn>');
  });

  it('does not take what was typed for a place to fill in', () => {
    expect(officeLetter(quote({ company: '{reference} $& $1' }), config).subject).toContain('{reference} $& $1');
  });
});

describe('confirmationLetter', () => {
  it.each(['ko', 'en'] as const)('holds the reference and nothing that was typed (%s)', (language) => {
    const { to, ...words } = confirmationLetter(quote({ language }), config);
    expect(to).toBe('<email>');
    expect(words.subject).toContain('Q-2026-000123');
    expect(words.text).toContain('Q-2026-000123');
    const typed = quoteFields.filter((field) => JSON.stringify(words).includes(`<${field}>`));
    expect(typed).toEqual([]);
  });
});
