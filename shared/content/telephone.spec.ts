import { telephoneIn } from './telephone.js';

describe('telephoneIn', () => {
  it.each([
    ['032-000-0000', '+82-32-000-0000'],
    ['02 000 0000', '+82-2 000 0000'],
    ['(032) 000-0000', '+82-32-000-0000'],
    ['+82-32-000-0000', '+82-32-000-0000'],
    ['1588-0000', '1588-0000'],
    ['00700-000', '00700-000'],
  ])('shows %s to readers of English as %s, and to others as it is', (number, abroad) => {
    expect(telephoneIn('en', number)).toBe(abroad);
    expect(telephoneIn('ko', number)).toBe(number);
  });
});
