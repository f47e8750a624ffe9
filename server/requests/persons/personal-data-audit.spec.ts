import { aboutPerson, masked } from './personal-data-audit.js';

describe('an address in the log', () => {
  it.each([
    ['jiwoo.kim@example.com', 'j…@e….com'],
    ['A@B.co.kr', 'a…@b….kr'],
    ['김@예시.한국', '김…@예….한국'],
  ])('is masked (%s)', (email, shown) => {
    expect(masked(email)).toBe(shown);
  });

  it('stands with at most 20 references', () => {
    const references = Array.from({ length: 21 }, (_, index) => `Q-${index}`);
    const said = aboutPerson({}, { references }, { email: 'jiwoo.kim@example.com' })?.name;
    expect(said).toMatch(/^j…@e….com: Q-0, .*Q-19 …$/);
  });

  it.each([undefined, null, 'jiwoo.kim@example.com', {}, { email: 1 }, { email: ['a@b'] }, { email: 'nobody' }])(
    'is left out where the body has none (%j)',
    (body) => {
      expect(aboutPerson({}, undefined, body)).toBeNull();
    },
  );
});
