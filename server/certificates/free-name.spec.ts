import { freeName } from './free-name.js';

describe('freeName', () => {
  it.each([
    ['인증서.pdf', 'application/pdf', [], '인증서.pdf'],
    ['인증서.pdf', 'application/pdf', ['인증서.pdf'], '인증서 (2).pdf'],
    ['인증서.pdf', 'application/pdf', ['인증서.pdf', '인증서 (2).pdf'], '인증서 (3).pdf'],
    ['Scan.PDF', 'application/pdf', ['scan.pdf'], 'Scan (2).PDF'],
    ['scan', 'image/webp', [], 'scan.webp'],
    ['scan.jpeg', 'image/jpeg', ['scan.jpg'], 'scan.jpeg'],
    ['scan.jpg', 'image/png', [], 'scan.jpg.png'],
    ['..', 'application/pdf', [], '...pdf'],
  ])('of %j (%s) beside %j is %j', (name, type, taken, free) => {
    expect(freeName(name, type, taken)).toBe(free);
  });
});
