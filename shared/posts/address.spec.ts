import { pathToPost, postAt } from './address.js';

describe('the address of a post', () => {
  const post = { kind: 'posts', board: 'ko', id: 'a1' } as const;
  const at = (address: string) => {
    const [pathname = '', search = ''] = address.split(/(?=\?)/);
    return postAt({ pathname, search });
  };

  it('is that of its board, or names its board in the frame of the other language', () => {
    expect(pathToPost(post)).toBe('/ko/posts/a1');
    expect(pathToPost(post, 'en')).toBe('/en/posts/a1?in=ko');
    expect(at('/ko/posts/a1')).toEqual(post);
    expect(at('/en/posts/a1/?in=ko')).toEqual(post);
    expect(at('/ko/posts/a1?in=legacy')).toEqual(post);
  });

  it.each(['a/b', '%', '..', 'a b', 'ㄱ?#'])('survives an id that is none: %j', (id) => {
    expect(at(pathToPost({ ...post, id }))).toEqual({ ...post, id });
  });

  it.each(['/ko/posts', '/ko/posts/', '/posts/a1', '/fr/posts/a1', '/ko/posts/a1/b', '/ko/e-procurement', '/ko'])(
    'is not %s',
    (address) => expect(at(address)).toBeUndefined(),
  );
});
