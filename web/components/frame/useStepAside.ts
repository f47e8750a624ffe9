import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, video, iframe';

/** Scrolling has come to rest after so long without more of it: ms. */
const REST = 150;

/** No control is narrower: px. */
const STEP = 16;

/** Whether something that can be tapped lies below where the element stands while it is not aside. */
function coversControl(element: HTMLElement): boolean {
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

/** Tells whether the element, which floats over the page, has to step aside because it would cover a control at rest. */
export function useStepAside<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  // Until the scripts are there nobody can look.
  const [isAside, setIsAside] = useState(true);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setIsAside(element.current !== null && coversControl(element.current));
    const atRest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    for (const type of ['scroll', 'resize', 'click']) window.addEventListener(type, atRest, { passive: true, signal });
    const sizes = new ResizeObserver(atRest);
    // A list that comes may be as high as what waited for it.
    const changes = new MutationObserver(atRest);
    for (const each of document.querySelectorAll('main, footer')) {
      sizes.observe(each);
      changes.observe(each, { childList: true, subtree: true });
    }
    if (element.current) sizes.observe(element.current);
    return () => {
      stopped.abort();
      sizes.disconnect();
      changes.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return [element, isAside];
}
