import type { BoardEventsService } from '../boards/events.service.js';

import { KeptValues } from './kept-values.js';

function keptOn(events: { isCurrent: boolean }) {
  let tell: (collection: string, isView: boolean) => void = () => undefined;
  const heard = { ...events, onChange: (each: typeof tell) => (tell = each) };
  const kept = new KeptValues<number>(heard as unknown as BoardEventsService, 2);
  let made = 0;
  const make = async () => (made += 1);
  return {
    ask: () => kept.of('ko-posts', 'count', make),
    askWith: (value: Promise<number>) => kept.of('ko-posts', 'count', () => value),
    tell: (collection: string, isView = false) => tell(collection, isView),
  };
}

describe('a kept value', () => {
  it('is made once, even when asked for twice at once, until its board changes', async () => {
    const { ask, tell } = keptOn({ isCurrent: true });
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    tell('ko-posts', true);
    tell('en-posts');
    expect(await ask()).toBe(1);
    tell('ko-posts');
    expect(await ask()).toBe(2);
  });

  it('that was begun before a change is for those who asked before it', async () => {
    const { ask, askWith, tell } = keptOn({ isCurrent: true });
    let end: (value: number) => void = () => undefined;
    const early = askWith(new Promise((resolve) => (end = resolve)));
    tell('ko-posts');
    expect(await ask()).toBe(1);
    end(99);
    expect(await early).toBe(99);
    expect(await ask()).toBe(1);
  });

  it('is made for each request while no changes are heard of, and again after a failure', async () => {
    const { ask } = keptOn({ isCurrent: false });
    expect(await Promise.all([ask(), ask()])).toEqual([1, 2]);
    const current = keptOn({ isCurrent: true });
    await expect(current.askWith(Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await current.ask()).toBe(1);
  });
});
