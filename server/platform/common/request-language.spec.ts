import { requestLanguage } from './request-language.js';

const languageOf = (acceptLanguage?: string, cookie?: string) =>
  requestLanguage({ headers: { 'accept-language': acceptLanguage, cookie } });

describe('requestLanguage', () => {
  it.each([
    [undefined, 'ko'],
    ['', 'ko'],
    ['*', 'ko'],
    ['fr-FR, de;q=0.5', 'ko'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['fr, en;q=0.3', 'en'],
    ['en;q=0.4, ko;q=0.9', 'ko'],
    ['ko;q=0.4, en-GB;q=0.9', 'en'],
    ['en;q=0', 'ko'],
    ['english', 'ko'],
    [';;q=;,,', 'ko'],
  ])('reads Accept-Language %j as %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it.each([
    ['lang=en', 'en'],
    ['a=b; lang=en; c=d', 'en'],
    ['lang=fr', 'ko'],
    ['language=en', 'ko'],
    ['lang=%E0%A4%A', 'ko'],
  ])('reads the cookie %j as %s', (cookie, language) => {
    expect(languageOf('ko', cookie)).toBe(language);
  });
});
