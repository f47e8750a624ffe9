import { postFilterOf, postQuery, withPost, withPostFilter } from './adminPostsAddress';

const params = (query: string) => new URLSearchParams(query);

describe("the administrators' list in the address", () => {
  it.each(['page=-1', 'page=abc', 'page=1.5', ''])('takes what makes no sense in "%s" as not given', (query) => {
    expect(postFilterOf(params(query))).toEqual({ q: '', page: 1 });
  });

  it('cuts a search text to what the server takes', () => {
    expect(postFilterOf(params(`q=${'가'.repeat(150)}`)).q).toHaveLength(100);
  });

  it('starts again on page 1 when the search changes, and stays on its tab', () => {
    expect(withPostFilter(params('tab=ko-posts&q=a&page=4'), { q: 'b' }).toString()).toBe('tab=ko-posts&q=b');
  });

  it('opens and closes a post without touching search and page', () => {
    const open = withPost(params('tab=ko-posts&q=a&page=2'), 'abc');
    expect(open.get('post')).toBe('abc');
    expect(withPost(open, undefined).toString()).toBe('tab=ko-posts&q=a&page=2');
  });

  it('asks the server without blanks around the search text', () => {
    expect(postQuery({ q: ' a b ', page: 2 }, 20)).toBe('page=2&pageSize=20&q=a+b');
    expect(postQuery({ q: '  ', page: 1 }, 20)).toBe('page=1&pageSize=20');
  });
});
