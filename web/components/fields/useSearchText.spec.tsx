/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { useSearchText } from './useSearchText';

function Box({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { typed, setTyped, search } = useSearchText(q, onSearch);
  return (
    <form onSubmit={search}>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (words: string) => fireEvent.change(box(), { target: { value: words } });

/** A box whose `q` changes only when `shows` says so: the answer to a search takes its time. */
function show(q = '') {
  const searched: string[] = [];
  const boxFor = (now: string) => <Box q={now} onSearch={(words) => searched.push(words)} />;
  const { rerender } = render(boxFor(q));
  return { searched, shows: (now: string) => rerender(boxFor(now)) };
}

describe('useSearchText', () => {
  afterEach(cleanup);

  it('searches after a pause, and at once when asked', async () => {
    const { searched } = show();
    type('한');
    type('한빛 ');
    await waitFor(() => expect(searched).toEqual(['한빛']));
    type('화학');
    fireEvent.submit(box());
    expect(searched).toEqual(['한빛', '화학']);
  });

  it('keeps what was typed while its search was on the way, and searches for that too', async () => {
    const { searched, shows } = show();
    type('한빛');
    await waitFor(() => expect(searched).toEqual(['한빛']));
    type('한빛화학');
    shows('한빛');
    expect(box().value).toBe('한빛화학');
    await waitFor(() => expect(searched).toEqual(['한빛', '한빛화학']));
  });

  it('follows the way back and a search that was cleared', () => {
    const { searched, shows } = show('한빛');
    type('한빛화');
    shows('');
    expect(box().value).toBe('');
    expect(searched).toEqual([]);
  });
});
