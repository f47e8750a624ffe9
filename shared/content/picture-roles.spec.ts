import { widthsOf } from './picture-roles.js';

describe('the widths of a picture', () => {
  it('are those of its role', () => {
    expect(widthsOf('hero', 4000)).toEqual([640, 960, 1280, 1920]);
    expect(widthsOf('card', 800)).toEqual([400, 800]);
  });

  it('end with its own where it is smaller', () => {
    expect(widthsOf('hero', 1500)).toEqual([640, 960, 1280, 1500]);
    expect(widthsOf('hero', 960)).toEqual([640, 960]);
    expect(widthsOf('card', 300)).toEqual([300]);
  });
});
