import { HtmlValidate } from 'html-validate';

import { productIds } from '../../web/lib/productIds.js';
import { ask } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('html');
});

afterAll(() => site?.stop());

/** All recommended rules but those about spelling, which is React's and the formatter's, and a few habits of ours. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }], // React's own ids begin with an underscore
    'no-inline-style': 'off', // where a slider stands, how far a bar reaches
    'no-redundant-role': 'off', // popups are named by their role, see components/Dialog
    'wcag/h71': 'off', // a part that waits for its code is disabled by a fieldset that is no group, see lib/lazyPart
    'tel-non-breaking': 'off', // numbers are copied into telephones
  },
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
  '/esg',
  '/an-unknown-page',
];

describe.each(['ko', 'en'])('the HTML of /%s', (language) => {
  it.each(pages)('%s is valid', async (page) => {
    const { body: text } = await ask<string>(`${site.url}/${language}${page}`);
    const { results } = await validator.validateString(text);
    const problems = results.flatMap(({ messages }) => messages.map((each) => `${each.ruleId}: ${each.message}`));
    expect(text).toContain('<h1');
    expect(problems).toEqual([]);
  });
});
