/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';

import {
  changed,
  choiceParam,
  filterIn,
  filterQuery,
  pageParam,
  searchParam,
  useAddress,
  withFilter,
} from './useAddress';
import type { FilterParams } from './useAddress';

type Status = 'new' | 'spam';
type Filter = { status: Status | undefined; q: string; page: number };
const params: FilterParams<Filter> = {
  status: choiceParam<Status>(['new', 'spam']),
  q: searchParam,
  page: pageParam,
};
const read = (query: string) => filterIn(params, new URLSearchParams(query));
const change = (query: string, to: Partial<Filter>) => withFilter(params, new URLSearchParams(query), to).toString();

describe('a list in the address', () => {
  it('is read with status, search text and page', () => {
    expect(read('status=new&q=한빛&page=3')).toEqual({ status: 'new', q: '한빛', page: 3 });
  });

  it.each(['status=unknown&page=-1', 'page=abc', 'page=1.5', 'page=0', ''])(
    'takes what makes no sense in "%s" as not given',
    (query) => {
      expect(read(query)).toEqual({ status: undefined, q: '', page: 1 });
    },
  );

  it('cuts a search text to what the server takes', () => {
    expect(read(`q=${'가'.repeat(150)}`).q).toHaveLength(100);
  });

  it('starts again on page 1 when the search changes, and stays on its tab', () => {
    expect(change('tab=ko-posts&q=a&page=4', { q: 'b' })).toBe('tab=ko-posts&q=b');
  });

  it('keeps search and status when only the page changes', () => {
    expect(change('q=a&status=spam&page=3', { page: 2 })).toBe('q=a&status=spam&page=2');
  });

  it('leaves out what is usual', () => {
    expect(change('tab=ko-posts&q=a&status=spam&page=3', { status: undefined, q: '', page: 1 })).toBe('tab=ko-posts');
  });

  it('opens and closes something without touching the list', () => {
    const open = changed(new URLSearchParams('tab=ko-posts&q=a&page=2'), { post: 'abc' });
    expect(open.get('post')).toBe('abc');
    expect(changed(open, { post: undefined }).toString()).toBe('tab=ko-posts&q=a&page=2');
  });

  it('asks the server without blanks around the search text', () => {
    expect(filterQuery(params, { status: undefined, q: ' a b ', page: 1 }).toString()).toBe('q=a+b');
    expect(filterQuery(params, { status: 'new', q: '  ', page: 2 }).toString()).toBe('status=new&page=2');
  });
});

const names = { status: 'status', search: 'search', page: 'page', tab: 'tab' };

function Choices() {
  const { filter, changeFilter } = useAddress(params, 'quotes');
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <button onClick={() => changeFilter({ status: 'spam' })}>{names.status}</button>
      <button onClick={() => changeFilter({ q: '한빛' }, { replace: true })}>{names.search}</button>
      <Link to="/ko/products">{names.page}</Link>
      <Link to="?tab=ko-posts">{names.tab}</Link>
    </>
  );
}

describe('useAddress', () => {
  afterEach(cleanup);

  /** Presses one after the other, before the screen has changed. */
  function press(...pressed: (keyof typeof names)[]) {
    window.history.replaceState(null, '', '/ko/manage?page=3');
    render(
      <BrowserRouter>
        <Choices />
      </BrowserRouter>,
    );
    act(() => pressed.forEach((name) => fireEvent.click(screen.getByText(names[name]))));
    return window.location.pathname + window.location.search;
  }

  it('keeps a choice that is not on screen yet when the next one is made', () => {
    expect(press('status', 'search')).toBe(`/ko/manage?tab=quotes&status=spam&q=${encodeURIComponent('한빛')}`);
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify({ status: 'spam', q: '한빛', page: 1 }));
  });

  it.each([
    ['page', '/ko/products'],
    ['tab', '/ko/manage?tab=ko-posts'],
  ] as const)('calls nobody back who is on the way to another %s', (name, address) => {
    expect(press(name, 'search')).toBe(address);
  });
});
