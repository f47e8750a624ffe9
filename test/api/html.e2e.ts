import { productIds } from '../../server/questionnaire/product-ids.js';
import { htmlProblems } from '../support/html-problems.js';
import { ask } from '../support/http.js';
import { sharedSite } from '../support/shared-site.js';
import type { SharedSite } from '../support/shared-site.js';

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
