/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router-dom';

import { readServerClock } from '@/lib/serverClock';

import { ClosingMark } from './ClosingMark';

const closesAt = '2026-11-30T05:00:00.000Z';
const at = (moment: string) => Date.parse(`${moment}+09:00`);
const mark = (props: Partial<Parameters<typeof ClosingMark>[0]> = {}) => (
  <MemoryRouter initialEntries={['/en/e-procurement']}>
    <p>
      <ClosingMark closesAt={closesAt} {...props} />
    </p>
  </MemoryRouter>
);
const shown = () => screen.getByRole('paragraph').textContent;
/** An answer of a server whose clock shows this, kept by a cache for some seconds. */
const answer = (moment: string, age = 0) =>
  act(() => readServerClock(new Headers({ date: new Date(at(moment)).toUTCString(), age: String(age) })));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: at('2026-11-28T22:00') });
});
afterEach(() => {
  cleanup();
  jest.setSystemTime(at('2026-11-28T22:00'));
  answer('2026-11-28T22:00');
  jest.useRealTimers();
});

describe('the mark of a closing time', () => {
  // Comes first: the clock of the server is known for good after one answer.
  it('first shows what the server sent, then the time by its clock', async () => {
    const sent = { isClosed: false, mark: 'D-9', left: 'closes in 9 days' };
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(mark({ sent }));
    expect(shown()).toBe('D-9closes in 9 days');
    const problems: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(place, mark({ sent }), { onRecoverableError: (problem) => problems.push(problem) }),
    );
    expect(shown()).toBe('D-9closes in 9 days');
    answer('2026-11-28T22:00');
    expect(shown()).toBe('D-2closes in 2 days');
    expect(problems).toEqual([]);
    act(() => root.unmount());
    place.remove();
  });

  it('changes by itself at midnight in Korea and at its moment, neither sooner nor later', () => {
    render(mark());
    expect(shown()).toBe('D-2closes in 2 days');
    pass(2 * 3_600_000 - 1);
    expect(shown()).toBe('D-2closes in 2 days');
    pass(1);
    expect(shown()).toBe('D-1closes in 1 day');
    pass(24 * 3_600_000);
    expect(shown()).toBe('D-Daycloses today');
    pass(14 * 3_600_000 - 1);
    expect(shown()).toBe('D-Daycloses today');
    pass(1);
    expect(shown()).toBe('ClosedClosed');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is right again when somebody looks at the page of a computer that slept', () => {
    render(mark());
    jest.setSystemTime(at('2026-11-30T14:00'));
    expect(shown()).toBe('D-2closes in 2 days');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('ClosedClosed');
  });

  it.each([
    ['two hours fast', '2026-11-30T14:30', '2026-11-30T12:30', 0, 'D-Daycloses today'],
    ['two hours slow', '2026-11-30T12:30', '2026-11-30T14:30', 0, 'ClosedClosed'],
    ['of years ago', '2020-01-01T00:00', '2026-11-30T12:30', 0, 'D-Daycloses today'],
    ['right, while the answer is old', '2026-11-30T14:00:01', '2026-11-30T13:00', 3601, 'ClosedClosed'],
  ])('is right on a device whose clock is %s', (_clock, device, server, age, expected) => {
    jest.setSystemTime(at(device));
    render(mark());
    answer(server, age);
    expect(shown()).toBe(expected);
  });

  it('closes at its moment by the server, on a device that is fast', () => {
    jest.setSystemTime(at('2026-11-30T15:00'));
    render(mark());
    answer('2026-11-30T13:00');
    expect(shown()).toBe('D-Daycloses today');
    pass(3_600_000 - 1);
    expect(shown()).toBe('D-Daycloses today');
    pass(1);
    expect(shown()).toBe('ClosedClosed');
  });

  it('follows a closing time that was changed, and ends with its page', () => {
    const { rerender, unmount } = render(mark());
    rerender(mark({ closesAt: '2026-12-31T05:00:00.000Z' }));
    expect(shown()).toBe('D-33closes in 33 days');
    rerender(mark({ closesAt: '2026-01-01T05:00:00.000Z' }));
    expect(shown()).toBe('ClosedClosed');
    rerender(mark());
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
