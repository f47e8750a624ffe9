import { isInApp, outsideOf } from './in-app.js';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-S911N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124';

describe('the browser within another app', () => {
  it.each([
    ['of KakaoTalk', `${PHONE} Mobile Safari/537.36;KAKAOTALK 2410810`, true],
    ['of Naver', `${PHONE} Mobile Safari/537.36 NAVER(inapp; search; 1010; 12.6.5)`, true],
    ['of LINE', `${PHONE} Mobile Safari/537.36 Line/14.7.0/IAB`, true],
    ['of Instagram', `${PHONE} Mobile Safari/537.36 Instagram 330.0.0.40.92 Android`, true],
    ['of Facebook', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/460.0]', true],
    ['none: Chrome', `${PHONE} Mobile Safari/537.36`, false],
    ['none: one that says nothing', undefined, false],
  ])('is known by its user agent: %s', (_, userAgent, expected) => {
    expect(isInApp(userAgent)).toBe(expected);
  });

  it('of KakaoTalk can hand an address on', () => {
    const address = 'https://example.com/ko/posts/1?in=en';
    const handed = 'kakaotalk://web/openExternal?url=https%3A%2F%2Fexample.com%2Fko%2Fposts%2F1%3Fin%3Den';
    expect(outsideOf(`${PHONE};KAKAOTALK 2410810`, address)).toBe(handed);
    expect(outsideOf(PHONE, address)).toBeUndefined();
  });
});
