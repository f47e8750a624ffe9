import { failureOf, isRefusedForGood, reasonOf } from './mail-failure.js';

/** As nodemailer throws them. */
const failure = (properties: object, message = 'words') => Object.assign(new Error(message), properties);

describe('failureOf', () => {
  it.each([
    ['refused', { code: 'EENVELOPE', response: '550 No such user', responseCode: 550 }],
    ['refused', { code: 'EPROTOCOL', response: '554 Not you', responseCode: 554 }],
    ['login_refused', { code: 'EAUTH', response: '535 Wrong', responseCode: 535 }],
    ['login_refused', { code: 'EAUTH' }],
    ['login_refused', { code: 'EENVELOPE', response: '530 Authenticate first', responseCode: 530 }],
    ['tls_failed', { code: 'ETLS' }],
    ['tls_failed', { code: 'ESOCKET' }],
    ['unreachable', { code: 'ESOCKET', syscall: 'connect' }],
    ['unreachable', { code: 'EDNS', syscall: 'getaddrinfo' }],
    ['unreachable', { code: 'ETIMEDOUT' }],
  ])('says %s of %j', (outcome, properties) => {
    expect(failureOf(failure(properties))).toBe(outcome);
  });
});

describe('isRefusedForGood', () => {
  it.each([
    [true, { code: 'EENVELOPE', response: '550 No such user', responseCode: 550 }],
    [false, { code: 'EENVELOPE', response: '451 Later', responseCode: 451 }],
    [false, { code: 'EAUTH', response: '535 Wrong', responseCode: 535 }],
    [false, { code: 'ETIMEDOUT' }],
  ])('is %s for %j', (isForGood, properties) => {
    expect(isRefusedForGood(failure(properties))).toBe(isForGood);
  });
});

describe('reasonOf', () => {
  it('prefers the words of the mail server, and shortens long ones', () => {
    expect(reasonOf(failure({ response: '550 No' }))).toBe('550 No');
    expect(reasonOf(failure({}, 'x'.repeat(400)))).toHaveLength(300);
  });
});
