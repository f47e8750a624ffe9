import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { periodText } from '../../server/privacy/period.js';
import { company } from '../../web/content/company.js';
import { policies } from '../../web/content/privacy/policies.js';
import { htmlProblems } from '../support/html-problems.js';
import { ask } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const languages = ['ko', 'en'] as const;
const sites: TestSite[] = [];

/** The text of a page as people read it. */
async function wordsOf(site: TestSite, path: string): Promise<string> {
  const { body } = await ask<string>(site.url + path);
  return body.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
}

async function start(settings: Record<string, string>): Promise<TestSite> {
  const site = await startTestSite('privacy-policy', settings);
  sites.push(site);
  return site;
}

afterAll(() => Promise.all(sites.map((site) => site.stop())));

describe.each([
  ['365', '1년 동안', 'for one year after'],
  ['730', '2년 동안', 'for two years after'],
  ['45', '45일 동안', 'for 45 days after'],
])('with QUOTE_RETENTION_DAYS=%s', (days, ko, en) => {
  let site: TestSite;

  beforeAll(async () => {
    site = await start({ QUOTE_RETENTION_DAYS: days });
  });

  it('the privacy policy in force names that period, and the one before its own', async () => {
    for (const [language, words] of [['ko', ko] as const, ['en', en] as const]) {
      const [inForce = '', before = ''] = (await wordsOf(site, `/${language}/privacy-policy`)).split(
        /이전 개인정보처리방침|Earlier versions/,
      );
      expect(inForce).toContain(words);
      expect(before).toContain(language === 'ko' ? '1년 동안' : 'for one year after');
    }
  });

  it('the quote form names that period', async () => {
    const period = periodText(Number(days));
    expect(await wordsOf(site, '/ko/customer-support')).toContain(`처리를 마친 날부터 ${period.ko}(`);
    expect(await wordsOf(site, '/en/customer-support')).toContain(`For ${period.en} after the request`);
  });

  it('no page shows a mark in its place, and all tell their scripts', async () => {
    const pages = languages.flatMap((language) =>
      readdirSync(join(import.meta.dirname, '../../dist/pages', language), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => `/${language}/${file.replace(/(?:index)?\.html$/, '')}`.replace(/\/$/, '')),
    );
    expect(pages.length).toBeGreaterThan(40);
    for (const path of [...pages, '/ko/posts/an-unknown-post']) {
      const { body } = await ask<string>(site.url + path);
      expect(body).toContain(`<html data-privacy-basis="pre-contract" data-retention-days="${days}" lang=`);
      expect(body).not.toMatch(/PeriodMark|\{period\}/);
    }
  });
});

describe('a site that asks for consent', () => {
  it('has the box in its form and says so in its policy; others have neither', async () => {
    const asking = await start({ PRIVACY_BASIS: 'consent' });
    const telling = await start({});
    for (const language of languages) {
      const form = (await ask<string>(`${asking.url}/${language}/customer-support`)).body;
      expect(form.match(/<input[^>]*name="consent"[^>]*>/g)).toHaveLength(1);
      expect(form).not.toMatch(/<input[^>]*name="consent"[^>]*checked/);
      expect(form).toContain('<html data-privacy-basis="consent" data-retention-days="365" lang=');
      expect(await htmlProblems(form)).toEqual([]);
      expect((await ask<string>(`${telling.url}/${language}/customer-support`)).body).not.toContain('name="consent"');
      const policy = (await ask<string>(`${asking.url}/${language}/privacy-policy`)).body;
      expect(await htmlProblems(policy)).toEqual([]);
      const other = await wordsOf(telling, `/${language}/privacy-policy`);
      const [inConsent, beforeContract] =
        language === 'ko' ? ['제15조 제1항 제1호', '제15조 제1항 제4호'] : ['article 15 (1) 1', 'article 15 (1) 4'];
      expect([policy.includes(inConsent), policy.includes(beforeContract)]).toEqual([true, false]);
      expect([other.includes(inConsent), other.includes(beforeContract)]).toEqual([false, true]);
    }
  });
});

describe('the page of the privacy policy', () => {
  it.each(languages)(
    'has every version with its day, what is new, and the earlier texts whole (%s)',
    async (language) => {
      const words = await wordsOf(sites[0] ?? (await start({})), `/${language}/privacy-policy`);
      const editions =
        language === 'ko'
          ? ['버전 2 · 2026년 11월 24일 시행', '버전 1 · 2026년 11월 22일 시행']
          : ['Version 2, in force since 24 November 2026', 'Version 1, in force since 22 November 2026'];
      for (const edition of editions) expect(words).toContain(edition);
      const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
      expect(words).toContain(escaped(policies[2].changes?.[language]));
      for (const { heading, paragraphs } of policies[1].articles) {
        expect(words).toContain(escaped(heading[language]));
        for (const paragraph of paragraphs)
          if ('ko' in paragraph) expect(words).toContain(escaped(paragraph[language]));
      }
    },
  );

  it('is led to by every page, which also names who answers for the site', async () => {
    const site = sites[0] ?? (await start({}));
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
