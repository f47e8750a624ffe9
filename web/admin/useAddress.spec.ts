import { changed, choiceParam, filterIn, filterQuery, pageParam, searchParam, withFilter } from './useAddress';
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
