/** Something that knows how high it is before it is drawn. */
export type Placed = { height: number; draw: (x: number, y: number) => void };

/** Parts below each other. */
export function stack(parts: readonly Placed[], gap: number): Placed {
  return {
    height: parts.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, parts.length - 1),
    draw: (x, y) => {
      let top = y;
      for (const part of parts) {
        part.draw(x, top);
        top += part.height + gap;
      }
    },
  };
}

/** A part with room above it. */
export const lowered = ({ height, draw }: Placed, by: number): Placed => ({
  height: height + by,
  draw: (x, y) => draw(x, y + by),
});
