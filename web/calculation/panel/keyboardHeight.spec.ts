import { keyboardHeight } from './keyboardHeight';

describe('keyboardHeight', () => {
  it('is what the window shows less at its lower edge', () => {
    expect(keyboardHeight(664, { height: 664, offsetTop: 0, scale: 1 })).toBe(0);
    expect(keyboardHeight(664, { height: 364, offsetTop: 0, scale: 1 })).toBe(300);
    expect(keyboardHeight(664, { height: 364, offsetTop: 250, scale: 1 })).toBe(50);
  });

  it('is none where the page is zoomed in or the window is larger than it says', () => {
    expect(keyboardHeight(664, { height: 332, offsetTop: 100, scale: 2 })).toBe(0);
    expect(keyboardHeight(664, { height: 700, offsetTop: 0, scale: 1 })).toBe(0);
  });
});
