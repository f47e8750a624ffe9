import { LOOKS, Silence } from './silence.js';
import type { Moving } from './silence.js';

type Changing = { -readonly [Name in keyof Moving]: Moving[Name] };

const connection = (): Changing => ({
  bytesRead: 90,
  bytesWritten: 0,
  writableLength: 0,
  _handle: { writeQueueSize: 0 },
});

/** Looks so often, with a step of the connection before each; the number of the look that found it silent. */
function foundAt(step: (moving: Changing, look: number) => void, looks = 3 * LOOKS): number | undefined {
  const silence = new Silence<Moving>();
  const moving = connection();
  silence.add(moving);
  for (let look = 1; look <= looks; look += 1) {
    step(moving, look);
    if (silence.look().includes(moving)) return look;
  }
  return undefined;
}

/** An answer of 20 MB is handed over whole: the system takes a part, and the rest waits. */
const handedOver = (moving: Moving) =>
  Object.assign(moving, {
    bytesWritten: 20_000_000,
    writableLength: 20_000_000,
    _handle: { writeQueueSize: 16_000_000 },
  });

describe('a connection', () => {
  it('that takes nothing more of its answer is silent after the time that is set, not twice as late', () => {
    expect(foundAt((moving, look) => look === 1 && handedOver(moving))).toBe(LOOKS + 1);
  });

  it('to which more is written that it does not take is silent, too', () => {
    const waiting = (moving: Changing, look: number) => {
      if (look === 1) handedOver(moving);
      else
        Object.assign(moving, { bytesWritten: moving.bytesWritten + 20, writableLength: moving.writableLength + 20 });
    };
    expect(foundAt(waiting)).toBe(LOOKS + 1);
  });

  it.each<[string, (moving: Changing, look: number) => void]>([
    ['takes a little of what waits', ({ _handle }) => _handle?.writeQueueSize && (_handle.writeQueueSize -= 1)],
    ['takes part after part', (moving) => (moving.bytesWritten += 65_536)],
    ['sends', (moving) => (moving.bytesRead += 1)],
  ])('that %s now and then is not', (_, step) => {
    const rarely = (moving: Changing, look: number) => {
      if (look === 1) handedOver(moving);
      if (look % LOOKS === 0) step(moving, look);
    };
    expect(foundAt(rarely)).toBeUndefined();
  });

  it('that waits for its answer is not', () => {
    expect(foundAt(() => undefined)).toBeUndefined();
  });

  it('that is closed is looked at no more', () => {
    const silence = new Silence<Moving>();
    const moving = connection();
    silence.add(moving);
    handedOver(moving);
    silence.remove(moving);
    expect(Array.from({ length: 2 * LOOKS }, () => silence.look()).flat()).toEqual([]);
  });
});
