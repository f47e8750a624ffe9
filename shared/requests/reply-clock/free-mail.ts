/** Domains at which anybody has an address: two people there need not know each other. */
const domains = [
  'naver.com',
  'hanmail.net',
  'daum.net',
  'kakao.com',
  'nate.com',
  'empas.com',
  'lycos.co.kr',
  'korea.com',
  'dreamwiz.com',
  'paran.com',
  'hanmir.com',
  'chol.com',
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.kr',
  'hotmail.com',
  'hotmail.co.kr',
  'live.com',
  'live.co.kr',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'mail.ru',
  'yandex.ru',
  'yandex.com',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'mail.com',
];

/** Yahoo has one in each country. */
const isYahoo = (domain: string) => /^(?:yahoo|ymail|rocketmail)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/.test(domain);

/** An address as it is compared: upper and lower case are the same. */
export const addressKey = (email: string): string => email.trim().toLowerCase();

/** The domain of an address, as it is compared. */
export const domainKey = (email: string): string => addressKey(email).split('@').at(-1) ?? '';

/** True for a company's domain, and not for one at which anybody has an address. */
export const isCompanyDomain = (domain: string): boolean =>
  domain.includes('.') && !domains.includes(domain) && !isYahoo(domain);
