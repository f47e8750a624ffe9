import * as fc from 'fast-check';

import { requestLanguage } from '../platform/common/request-language.js';

import { redirectOf } from './redirects.js';

const ORIGIN = 'https://www.example.com';
const pages = new Set(['', '/products', '/esg']);
const language = fc.constantFrom('ko' as const, 'en' as const);
const piece = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '@',
  ':',
  ';',
  '%2f',
  '%5c',
  '%0d%0a',
  '//',
  'ko',
  'en',
  'fr',
  'products',
  'evil.example',
  'https:',
  'javascript:',
  '\t',
  '가',
);
/** A path as it comes in a request: it begins with a slash. */
const path = fc
  .oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  .map((rest) => `/${rest.replaceAll(/[?#]/g, '')}`);

describe('redirectOf', () => {
  it('leads below a language of this site, whatever the path', () => {
    fc.assert(
      fc.property(path, language, (asked, own) => {
        const target = redirectOf(asked, pages, own) ?? '/ko';
        expect(target).toMatch(/^\/(?:ko|en)(?:\/|$)/);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });

  it('leads to where it leads no further', () => {
    fc.assert(
      fc.property(path, language, language, (asked, own, other) => {
        const target = redirectOf(asked, pages, own);
        fc.pre(target !== undefined);
        expect(redirectOf(target, pages, other)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('requestLanguage', () => {
  const header = fc.option(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'koen-*;=q0.1, \t') })), {
    nil: undefined,
  });

  it('is a language of this site, whatever is asked for', () => {
    fc.assert(
      fc.property(header, header, (accepted, cookie) => {
        expect(['ko', 'en']).toContain(requestLanguage({ headers: { 'accept-language': accepted, cookie } }));
      }),
    );
  });

  it('is the one that the cookie names, whatever else is asked for', () => {
    fc.assert(
      fc.property(header, language, (accepted, stored) => {
        expect(requestLanguage({ headers: { 'accept-language': accepted, cookie: `lang=${stored}` } })).toBe(stored);
      }),
    );
  });
});
