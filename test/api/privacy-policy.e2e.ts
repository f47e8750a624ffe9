import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { defaultContent } from '../../server/site/defaults.js';
import { htmlProblems } from '../support/browser/html-problems.js';
import { ask } from '../support/site/http.js';
import { sharedSite } from '../support/site/shared-site.js';
import type { SharedSite } from '../support/site/shared-site.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const { company } = defaultContent;

const languages = ['ko', 'en'] as const;

/** The text of a page as people read it. */
async function wordsOf(site: SharedSite, path: string): Promise<string> {
  const { body } = await ask<string>(site.url + path);
  return body.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
}

const builtPages = languages.flatMap((language) =>
  readdirSync(join(import.meta.dirname, '../../dist/pages', language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${language}/${file.replace(/(?:index)?\.html$/, '')}`.replace(/\/$/, '')),
);

/** Words of the policy by which each basis is known. */
const articles = {
  consent: { ko: '제15조 제1항 제1호', en: 'article 15 (1) 1' },
  'pre-contract': { ko: '제15조 제1항 제4호', en: 'article 15 (1) 4' },
} as const;

describe.each([
  ['pre-contract', 365, { ko: '1년', en: 'one year' }, undefined],
  ['consent', 730, { ko: '2년', en: 'two years' }, { PRIVACY_BASIS: 'consent', QUOTE_RETENTION_DAYS: '730' }],
  ['pre-contract', 45, { ko: '45일', en: '45 days' }, { QUOTE_RETENTION_DAYS: '45' }],
] as const)('a site with %s and %i days', (basis, days, period, settings) => {
  let site: SharedSite;
  let own: TestSite | undefined;

  beforeAll(async () => {
    if (settings) own = await startTestSite('privacy-policy', settings);
    site = own ?? (await sharedSite());
  });

  afterAll(() => own?.stop());

  it('names its basis and period in the policy in force, and in the one before what that said', async () => {
    const other = basis === 'consent' ? 'pre-contract' : 'consent';
    for (const language of languages) {
      const words = await wordsOf(site, `/${language}/privacy-policy`);
      const [inForce = '', before = ''] = words.split(language === 'ko' ? '이전 개인정보처리방침' : 'Earlier versions');
      expect(inForce).toContain(language === 'ko' ? `${period.ko} 동안 보관` : `for ${period.en} after`);
      expect(before).toContain(language === 'ko' ? '1년 동안 보관' : 'for one year after');
      expect(inForce).toContain(articles[basis][language]);
      expect(inForce).not.toContain(articles[other][language]);
    }
  });

  it('names the period beside the quote form, with an unmarked box only where it asks for consent', async () => {
    expect(await wordsOf(site, '/ko/customer-support')).toContain(`처리를 마친 날부터 ${period.ko}(`);
    expect(await wordsOf(site, '/en/customer-support')).toContain(`For ${period.en} after the request`);
    for (const language of languages) {
      const { body } = await ask<string>(`${site.url}/${language}/customer-support`);
      const boxes = body.match(/<input[^>]*name="consent"[^>]*>/g) ?? [];
      expect(boxes).toHaveLength(basis === 'consent' ? 1 : 0);
      expect(boxes.join('')).not.toContain('checked=');
    }
  });

  it('has no page with a mark in place of the period, or without the settings for its scripts', async () => {
    expect(builtPages.length).toBeGreaterThan(40);
    for (const path of [...builtPages, '/ko/posts/an-unknown-post']) {
      const { body } = await ask<string>(site.url + path);
      expect(body).toContain(`<html data-privacy-basis="${basis}" data-retention-days="${days}" lang=`);
      expect(body).not.toMatch(/PeriodMark|\{period\}/);
    }
  });

  it('has valid HTML where the settings change it', async () => {
    for (const path of languages.flatMap((language) => [
      `/${language}/customer-support`,
      `/${language}/privacy-policy`,
    ]))
      expect(await htmlProblems((await ask<string>(site.url + path)).body)).toEqual([]);
  });

  it('leads from every page to the policy and names who answers for it', async () => {
    for (const [language, labels] of [
      ['ko', ['대표', '사업자등록번호']],
      ['en', ['Representative', 'Business reg. no.']],
    ] as const) {
      const { body } = await ask<string>(`${site.url}/${language}`);
      const footer = body.slice(body.indexOf('<footer'));
      expect(footer).toContain(`href="/${language}/privacy-policy"`);
      for (const part of [...labels, company.representative[language], company.businessNumber])
        expect(footer).toContain(part);
      expect(body).toContain(`"taxID":"${company.businessNumber}"`);
    }
  });
});
