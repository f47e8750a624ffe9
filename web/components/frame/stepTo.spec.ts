import { stepTo } from './stepTo';

const menubar = {
  links: ['overview', 'history', 'location'],
  triggers: ['Company', 'Products', 'ESG'],
  trigger: 'Company',
};
const from = (focused: string, key: string) => stepTo(key, { ...menubar, focused });

describe('stepTo', () => {
  it.each([
    ['Company', 'ArrowDown', 'overview'],
    ['location', 'ArrowDown', 'overview'],
    ['history', 'ArrowUp', 'overview'],
    ['overview', 'ArrowUp', 'Company'],
    ['Company', 'ArrowRight', 'Products'],
    ['Company', 'ArrowLeft', 'ESG'],
    ['history', 'Home', 'overview'],
    ['history', 'End', 'location'],
    ['Company', 'End', 'ESG'],
  ])('leads from %s by %s to %s', (focused, key, expected) => {
    expect(from(focused, key)).toBe(expected);
  });

  it('leaves other keys to the browser', () => {
    expect(from('history', 'a')).toBeUndefined();
    expect(from('Company', 'ArrowUp')).toBeUndefined();
  });
});
