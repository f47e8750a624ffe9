/** Browsers within other apps: they cannot save what a page has made, and many ignore `download`. */
const IN_APP = /KAKAOTALK|NAVER\(inapp|\bLine\/|Instagram|FBAN|FBAV/i;

/** True if this user agent is the browser within another app. */
export const isInApp = (userAgent: string | undefined): boolean => IN_APP.test(userAgent ?? '');

/** The link by which KakaoTalk opens an address in the phone's own browser; undefined elsewhere. */
export const outsideOf = (userAgent: string, address: string): string | undefined =>
  /KAKAOTALK/i.test(userAgent) ? `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}` : undefined;
