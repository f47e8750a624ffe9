import { redirectOf } from './redirects.js';

const pages = new Set(['', '/products', '/esg']);

describe('redirectOf', () => {
  it.each([
    ['/', '/en'],
    ['/products', '/en/products'],
    ['/products/', '/en/products'],
    ['/nothing', '/en/nothing'],
    ['/nothing/at/all', '/en/nothing/at/all'],
  ])('leads %s to the language of the visitor', (path, target) => {
    expect(redirectOf(path, pages, 'en')).toBe(target);
  });

  it.each([
    ['/fr', '/ko'],
    ['/pt-BR/products', '/ko/products'],
    ['/fr/nothing', '/ko/nothing'],
    ['/klingon/products/', '/ko/products'],
  ])('leads the unknown language of %s to Korean', (path, target) => {
    expect(redirectOf(path, pages, 'en')).toBe(target);
  });

  it.each([
    ['/ko/', '/ko'],
    ['/en/products///', '/en/products'],
  ])('takes the slash off %s', (path, target) => {
    expect(redirectOf(path, pages, 'en')).toBe(target);
  });

  it.each(['/ko/nothing', '/en/nothing/', '/ko/products/more'])('leaves %s to be a missing page', (path) => {
    expect(redirectOf(path, pages, 'en')).toBeUndefined();
  });

  it.each(['//evil.example', '///evil.example/', String.raw`/\evil.example`, '/fr//evil.example', '//'])(
    'keeps %s on this site',
    (path) => {
      expect(redirectOf(path, pages, 'en')).toMatch(/^\/(?:ko|en)(?:\/|$)/);
    },
  );
});
