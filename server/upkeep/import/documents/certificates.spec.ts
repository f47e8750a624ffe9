import { categoryOf } from './certificates.js';

describe('categoryOf', () => {
  it.each([
    ['ISO 인증서(국문)', 'iso-ko'],
    ['ISO 인증서(영문)', 'iso-en'],
    ['ISO Certificates (Korean)', 'iso-ko'],
    ['ISO Certificates (English)', 'iso-en'],
    ['ASME 인증서', 'asme'],
    ['KC 인증서', 'kc'],
    ['특허증', 'patent'],
    ['Patents', 'patent'],
    ['iso-en', 'iso-en'],
    ['상장', undefined],
    ['', undefined],
  ])('knows %p as %p', (words, category) => {
    expect(categoryOf(words)).toBe(category);
  });
});
