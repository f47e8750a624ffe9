const CONTROLS = 'a, button, input, select, textarea, label, video, iframe';

/** No control is narrower: px. */
const STEP = 16;

/** True if the element at its usual place covers a control. */
export function coversControl(element: HTMLElement): boolean {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  // The last line and column are on the edge: a control may reach a pixel far below it.
  const points = (start: number, length: number) => [
    ...Array.from({ length: Math.ceil(length / STEP) }, (_, index) => start + index * STEP + 1),
    start + length - 1,
  ];
  return points(offsetTop, offsetHeight).some((y) =>
    points(offsetLeft, offsetWidth).some((x) =>
      document
        .elementsFromPoint(x, y)
        .find((each) => !element.contains(each))
        ?.closest(CONTROLS),
    ),
  );
}
