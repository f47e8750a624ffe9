import { passwordProblem } from './password-rules.js';

const person = { name: '김 철수 Chulsoo', email: 'chulsoo.kim@example.com' };

describe('a password', () => {
  it.each([
    ['nine char', 'too_short'],
    ['123456789', 'too_short'],
    ['1234567890', 'common_password'],
    ['Password123', 'common_password'],
    ['QWERTYUIOP', 'common_password'],
    ['aaaaaaaaaaaa', 'common_password'],
    ['abababababab', 'common_password'],
    ['chulsoo.kim@example.com', 'own_name'],
    ['Chulsoo.Kim', 'own_name'],
    ['김철수 chulsoo', 'own_name'],
  ])('%j is refused as %s', (password, code) => {
    expect(passwordProblem(password, person)).toBe(code);
  });

  it.each(['열 글자 넘는 비밀번호', 'plates-and-gaskets', 'x7!kQ2#pLm'])('%j is taken', (password) => {
    expect(passwordProblem(password, person)).toBeUndefined();
  });
});
