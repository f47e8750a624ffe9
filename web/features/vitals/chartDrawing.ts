/** The size the line is drawn in; it is stretched to the room there is. */
export const CHART = { width: 1000, height: 100 } as const;

/**
 * A line from day to day, from 0 at the bottom to `top`, and a dot on each day; where a day has no value the line has a
 * gap. Both as paths of SVG.
 */
export function drawDays(values: readonly (number | null)[], top: number): { line: string; dots: string } {
  const step = CHART.width / Math.max(1, values.length - 1);
  const places = values.map((value, index) => {
    if (value === null) return null;
    return `${Math.round(index * step * 10) / 10} ${Math.round(CHART.height * (1 - value / top) * 10) / 10}`;
  });
  return {
    line: places.flatMap((place, index) => (place ? [`${places[index - 1] ? 'L' : 'M'}${place}`] : [])).join(''),
    // Lines without length that end round.
    dots: places.flatMap((place) => (place ? [`M${place}h0`] : [])).join(''),
  };
}
