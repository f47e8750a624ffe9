import { termsInBuild, termsOf, withTerms } from './page-terms.js';
import { periodText } from './period.js';
import { recordLine } from './privacy.text.js';

describe('periodText', () => {
  it.each([
    [365, '1년', 'one year'],
    [730, '2년', 'two years'],
    [3650, '10년', 'ten years'],
    [4015, '11년', '11 years'],
    [36_500, '100년', '100 years'],
    [1, '1일', '1 day'],
    [30, '30일', '30 days'],
    [366, '366일', '366 days'],
  ])('of %i days', (days, ko, en) => {
    expect(periodText(days)).toEqual({ ko, en });
  });
});

describe('a built page', () => {
  const { period } = termsInBuild('consent');
  const built = `<!doctype html><html lang="ko"><p>${period.ko} 동안, ${period.ko} 뒤</p><p lang="en">for ${period.en}</p>`;

  it('gets the period of the settings, and the settings at its root', () => {
    expect(withTerms(built, { privacyBasis: 'consent', quoteRetentionDays: 730 })).toBe(
      '<!doctype html><html data-privacy-basis="consent" data-retention-days="730" lang="ko">' +
        '<p>2년 동안, 2년 뒤</p><p lang="en">for two years</p>',
    );
  });

  it('tells its scripts what its words say', () => {
    const terms = { basis: 'consent', period: periodText(30) };
    expect(termsOf({ privacyBasis: 'consent', retentionDays: '30' })).toEqual(terms);
  });

  it('that does not come from the server says what holds without settings', () => {
    expect(termsOf({})).toEqual({ basis: 'pre-contract', period: periodText(365) });
  });
});

describe('recordLine', () => {
  const record = { basis: 'pre-contract', language: 'ko', version: 1, retentionDays: 365 } as const;

  it.each([
    ['ko', '계약 체결 전 요청 이행 · 처리방침 버전 1(한국어) · 오늘 · 종결 후 1년 보유'],
    ['en', 'Steps before a contract · policy version 1 (Korean) · 오늘 · kept for one year after closing'],
  ] as const)('says basis, text, time and period (%s)', (language, line) => {
    expect(recordLine(record, '오늘', language)).toBe(line);
  });

  it('does not claim a text that nobody knows', () => {
    expect(recordLine({ ...record, version: null }, 'now', 'en')).toContain(' · policy version not known · ');
    expect(recordLine(null, '', 'en')).toBe('not recorded');
  });
});
