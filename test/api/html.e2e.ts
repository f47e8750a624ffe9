import { productIds } from '../../shared/questionnaire/product-ids.js';
import { htmlProblems } from '../support/browser/html-problems.js';
import { ask } from '../support/site/http.js';
import { sharedSite } from '../support/site/shared-site.js';
import type { SharedSite } from '../support/site/shared-site.js';

let site: SharedSite;

beforeAll(async () => {
  site = await sharedSite();
});

const pages = [
  '',
  '/company-overview',
  '/products',
  ...productIds.map((id) => `/products/${id}`),
  '/calculator',
  '/calculator/proofs',
  '/delivery-performance',
  '/customer-support',
  '/certification-detail',
  '/certification-management',
  '/video-gallery',
  '/e-procurement',
  '/manage',
  '/requests',
  '/esg',
  '/privacy-policy',
  '/an-unknown-page',
];

describe.each(['ko', 'en'])('the HTML of /%s', (language) => {
  it.each(pages)('%s is valid', async (page) => {
    const { body: text } = await ask<string>(`${site.url}/${language}${page}`);
    expect(text).toContain('<h1');
    expect(await htmlProblems(text)).toEqual([]);
  });
});
