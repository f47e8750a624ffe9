import { findEntries, wordsOf } from '@/search/rankEntries';
import { languages } from '@/lib/locale';
import type { Language } from '@/lib/locale';

// oxlint-disable-next-line no-restricted-imports -- what the site says as it comes
import { testContent } from '../../test/support/makers/content';

import { searchIndex } from './searchIndex';

const limits = { products: 12, pages: 20, certificates: 20 };
/** Target of a search's first result. */
const first = (language: Language, query: string) =>
  findEntries(searchIndex(language, testContent(language)).entries, wordsOf(query), limits)[0]?.entries[0]?.to;

describe('searchIndex', () => {
  it.each([
    ['PHE', '/ko/products/heat-exchanger'],
    ['판형 열교환기', '/ko/products/heat-exchanger'],
    ['판형', '/ko/products/heat-exchanger'],
    ['컴팩트 유닛', '/ko/products/compact-unit'],
    ['brazed', '/ko/products/brazing-heat-exchanger'],
    ['구형탱크', '/ko/products/ball-tank'],
    ['개스킷', '/ko/products/heat-exchanger'],
    ['판형열교환기 데이터시트', '/ko/products/heat-exchanger'],
    ['볼탱크 사양서', '/ko/products/ball-tank'],
    ['열부하', '/ko/calculator'],
    ['사양 비교', '/ko/products#comparison'],
    ['견적', '/ko/customer-support#online-quote'],
    ['RFQ', '/ko/customer-support#online-quote'],
    ['카달로그', '/ko/customer-support#download-center'],
    ['전화번호', '/ko/customer-support#customer-center'],
    ['오시는 길', '/ko/company-overview#company-location'],
    ['납품 실적', '/ko/delivery-performance'],
    ['ISO 14001', '/ko/certification-detail#certificates-iso-ko'],
  ])('leads from %s to %s', (query, target) => {
    expect(first('ko', query)).toBe(target);
  });

  it.each([
    ['plate heat exchanger', '/en/products/heat-exchanger'],
    ['brazing', '/en/products/brazing-heat-exchanger'],
    ['spherical tank', '/en/products/ball-tank'],
    ['LMTD', '/en/calculator'],
    ['quotation', '/en/customer-support#online-quote'],
    ['phone', '/en/customer-support#customer-center'],
    ['brochure', '/en/customer-support#download-center'],
    ['판형열교환기', '/en/products/heat-exchanger'],
    ['governance', '/en/esg#governance'],
  ])('leads from %s to %s', (query, target) => {
    expect(first('en', query)).toBe(target);
  });

  it.each(languages)('lists each place once, and no administrator page (%s)', (language) => {
    const { entries } = searchIndex(language, testContent(language));
    expect(entries.filter(({ kind }) => kind === 'certificates')).toHaveLength(9);
    const targets = entries.filter(({ kind }) => kind !== 'certificates').map(({ to }) => to);
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.filter((to) => to.startsWith(`/${language}/products/`))).toHaveLength(12);
    expect(targets.filter((to) => /manage/.test(to))).toEqual([]);
    expect(targets).toContain(`/${language}`);
  });
});
