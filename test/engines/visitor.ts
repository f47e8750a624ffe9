import type { Driver } from './driver.js';
import { until } from './driver.js';
import { startFirefox } from './firefox.js';
import { startWebkit } from './webkit.js';

declare global {
  /** Set by the Jest project. */
  var ENGINE: 'firefox' | 'webkit';
}

/** The code points that WebDriver has for keys without a character. */
export const keys = { tab: '\uE004', enter: '\uE007', control: '\uE009', escape: '\uE00C', delete: '\uE017' } as const;

const names = { firefox: 'Firefox', webkit: 'WebKit' } as const;
const start = { firefox: startFirefox, webkit: startWebkit } as const;

/** A journey's name, with its engine. */
export const inEngine = (journey: string) => `${journey} (${names[globalThis.ENGINE]})`;

/** Runs in the page: where the first visible element of this kind and name can be clicked, null where it cannot. */
function clickable(selector: string, name: string | null): { x: number; y: number } | null {
  const isNamed = (element: Element) =>
    name === null || (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim().startsWith(name);
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && isNamed(each));
  const centre = () => {
    const { left, top, width, height } = found?.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isReachable = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return found !== undefined && hit !== null && (found.contains(hit) || hit.contains(found.querySelector('input')));
  };
  if (!isReachable(centre())) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isReachable(centre()) ? centre() : null;
}

/** The same in the frame of the page, which may be drawn smaller than it is. */
function clickableInFrame(selector: string, words: string | null): { x: number; y: number } | null {
  const frame = document.querySelector('iframe');
  const all = [...(frame?.contentDocument?.querySelectorAll(selector) ?? [])];
  // A mark of its field follows each text of a preview.
  const found = all.find(({ textContent }) => textContent?.startsWith(words ?? ''));
  if (!frame || !found) return null;
  // Scrolling to an element in the frame may bring the frame into view, too, but not in every engine.
  for (const each of [frame, found]) each.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [outer, inner] = [frame.getBoundingClientRect(), found.getBoundingClientRect()];
  const scale = outer.width / frame.offsetWidth;
  return {
    x: Math.round(outer.left + (inner.left + inner.width / 2) * scale),
    y: Math.round(outer.top + (inner.top + inner.height / 2) * scale),
  };
}

/** Someone at the keyboard and mouse of the engine. */
export async function startVisitor(site: { url: string }) {
  const driver: Driver = await start[globalThis.ENGINE]();

  /** Runs a function in the page. It sees nothing but its arguments. */
  const run = async <Result, Given extends readonly unknown[]>(action: (...given: Given) => Result, ...given: Given) =>
    (await driver.run(`return (${String(action)})(...arguments)`, given)) as Awaited<Result>;
  /** Waits until a function in the page returns something. */
  const waitFor = <Result, Given extends readonly unknown[]>(action: (...given: Given) => Result, ...given: Given) =>
    until(`${String(action)} with ${JSON.stringify(given)}`, () => run(action, ...given));

  /** Waits until it can be clicked and stands still. */
  const placeOf = async (find: typeof clickable, selector: string, name?: string) => {
    let before = '';
    return until(`${selector} ${name ?? ''}`, async () => {
      const place = await run(find, selector, name ?? null);
      const isStill = place !== null && JSON.stringify(place) === before;
      before = JSON.stringify(place);
      return isStill && place;
    });
  };
  const moveTo = async (place: { x: number; y: number }, ...after: object[]) => {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...place };
    await driver.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...after] }]);
  };
  const tap = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const click = async (selector: string, name?: string) => moveTo(await placeOf(clickable, selector, name), ...tap);
  const press = async (...values: string[]) => {
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await driver.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  };
  const isValue = (selector: string, value: string) =>
    waitFor((at, wanted) => document.querySelector<HTMLInputElement>(at)?.value === wanted, selector, value);

  return {
    run,
    waitFor,
    click,
    press,
    isValue,
    hover: async (selector: string, name?: string) => moveTo(await placeOf(clickable, selector, name)),
    /** Clicks what stands in the frame of the page. */
    clickInFrame: async (selector: string, words: string) =>
      moveTo(await placeOf(clickableInFrame, selector, words), ...tap),
    pick: driver.pick,
    close: driver.close,
    complaints: driver.complaints,

    /** Opens a page in a window of this size and waits until it hears clicks and keys. */
    open: async (path: string, [width, height]: readonly [number, number] = [1440, 900]) => {
      await driver.resize(width, height);
      await driver.goto(site.url + path);
      expect(await run(() => innerWidth)).toBe(width);
      await waitFor(() => {
        document.dispatchEvent(new FocusEvent('focusin')); // wakes the page
        if (!('awake' in document.documentElement.dataset)) return false;
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })); // calls what is loaded later
        return document.querySelector('fieldset[role="none"]:disabled') === null;
      });
    },
    /** Replaces what a field holds. */
    type: async (selector: string, text: string) => {
      await click(selector);
      await press(keys.control, 'a');
      await press(keys.delete);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
      await isValue(selector, text);
    },
    /** Waits until this is to be seen in an element of this kind, and returns its whole text. */
    see: (selector: string, text = '') =>
      waitFor(
        (at, wanted) =>
          [...document.querySelectorAll<HTMLElement>(at)].find(
            (each) => each.checkVisibility() && each.innerText.includes(wanted),
          )?.innerText,
        selector,
        text,
      ),
    /** Waits until nothing of this kind is there. */
    isGone: (selector: string) => waitFor((at) => document.querySelector(at) === null, selector),
    hasFocus: (selector: string) => waitFor((at) => document.activeElement?.matches(at), selector),
    /** Waits until the section stands below the header and rests there. */
    isScrolledTo: (selector: string) =>
      waitFor((at) => Math.abs((document.querySelector(at)?.getBoundingClientRect().top ?? 0) - 130) < 2, selector),
    /** Waits until the address is this. */
    isAt: (place: string) => waitFor((wanted) => location.pathname + location.search + location.hash === wanted, place),
  };
}

export type Visitor = Awaited<ReturnType<typeof startVisitor>>;
