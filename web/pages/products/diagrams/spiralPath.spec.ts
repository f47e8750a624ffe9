import { spiralPath } from './spiralPath';

const centre = { x: 100, y: 100 };
const pointsOf = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

describe('spiralPath', () => {
  it('begins at its radius and lies one pitch further out after each turn', () => {
    const points = pointsOf(spiralPath({ centre, radius: 20, direction: 0, turns: 2, pitch: 10 }));
    const [first, oneTurn, last] = [points[0], points[(points.length - 1) / 2], points.at(-1)];
    expect([first, oneTurn, last]).toEqual([
      [120, 100],
      [130, 100],
      [140, 100],
    ]);
  });

  it('runs on straight, along its direction, where a tail is asked for', () => {
    const points = pointsOf(spiralPath({ centre, radius: 20, direction: 0, turns: 1, pitch: 10 }, 30));
    expect(points.at(-1)).toEqual([130, 130]);
  });
});
