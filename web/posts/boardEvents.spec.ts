/** @jest-environment jsdom */
import { jest } from '@jest/globals';

import { followBoard, reconnectWait } from './boardEvents';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  tell(event: string, readyState = 1) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

function look(visibilityState: string) {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const latest = () => FakeSource.all.at(-1) as FakeSource; // every case connects first

describe('followBoard', () => {
  let changes: number;
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { EventSource: FakeSource });
    look('visible');
    FakeSource.all = [];
    changes = 0;
    stop = followBoard('/api/posts/ko/events', () => (changes += 1));
    latest().tell('open');
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('reports changes, not the first connection', () => {
    expect(changes).toBe(0);
    latest().tell('changed');
    expect(changes).toBe(1);
  });

  it('leaves a dropped connection to the browser and reports what may have been missed', () => {
    latest().tell('error', 0);
    jest.advanceTimersByTime(120_000);
    expect(FakeSource.all).toHaveLength(1);
    latest().tell('open');
    expect(changes).toBe(1);
  });

  it('connects again itself after a refusal', () => {
    latest().tell('error', FakeSource.CLOSED);
    jest.advanceTimersByTime(1000);
    expect(FakeSource.all).toHaveLength(2);
    latest().tell('open');
    expect(changes).toBe(1);
  });

  it('rests while the page is hidden', () => {
    look('hidden');
    expect(latest().readyState).toBe(FakeSource.CLOSED);
    look('visible');
    expect(FakeSource.all).toHaveLength(2);
    latest().tell('open');
    expect(changes).toBe(1);
  });

  it('ends for good when told to', () => {
    latest().tell('error', FakeSource.CLOSED);
    stop();
    jest.advanceTimersByTime(120_000);
    look('visible');
    expect(FakeSource.all).toHaveLength(1);
  });
});

describe('reconnectWait', () => {
  it('doubles up to a minute', () => {
    const longest = (failures: number) => reconnectWait(failures, () => 1);
    expect([0, 1, 2, 20].map(longest)).toEqual([1000, 2000, 4000, 60_000]);
  });
});
