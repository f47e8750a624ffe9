import { refusalPage } from './refusal-page.js';

const ID = '0123456789abcdef01234567';
const FILE = `/api/e-procurement/ko/${ID}/pdf?token=%22%3E%3Cscript%3E`;
const asked = (headers: Record<string, string>, originalUrl = FILE, method = 'GET') => ({
  method,
  headers: { accept: 'text/html,*/*;q=0.8', ...headers },
  originalUrl,
});

describe('a refusal of a file', () => {
  it('is a page for a browser that navigates, which says why and leads to the post', () => {
    for (const mode of [undefined, 'navigate']) {
      const page = refusalPage(asked(mode ? { 'sec-fetch-mode': mode } : {}), 'post_password_required');
      expect(page).toContain(`<html lang="ko">`);
      expect(page).toContain('비밀번호를 입력해 주세요.');
      expect(page).toContain(`<a href="/ko/e-procurement/${ID}">`);
      expect(page).not.toContain('token');
    }
    expect(refusalPage(asked({}, FILE.replace('/ko/', '/en/')), 'not_found')).toContain('The file was removed');
    expect(refusalPage(asked({ cookie: 'lang=en' }, '/api/other'), 'too_many_requests')).toContain('<a href="/en">');
  });

  it.each([
    ['fetches', asked({ 'sec-fetch-mode': 'cors' })],
    ['wants JSON', asked({ accept: '*/*' })],
    ['sends', asked({}, FILE, 'POST')],
  ])('is none for a program that %s', (_, request) => {
    expect(refusalPage(request, 'post_password_required')).toBeUndefined();
  });
});
