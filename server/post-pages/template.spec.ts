import { escapeHtml, escapeJson, fill, templateOf, wordsHtml } from './template.js';

const page =
  '<h1 title="PostMarkfullTitlePostMark">PostMarktitlePostMark</h1>' +
  '<div>PostMarkwordsPostMark <a class="a" href="https://link.invalid">https://link.invalid</a></div>' +
  '{"datePublished":"PostMarkpublishedPostMark","a":1}PostMarktitlePostMark';

describe('a template', () => {
  it('is filled in one pass: no value is read for marks', () => {
    const template = templateOf(page);
    const words = wordsHtml('a <b> PostMarktitlePostMark https://x.yz', template);
    const values = { fullTitle: 'PostMarkwordsPostMark', title: '$& $1', words, published: '"datePublished":"x",' };
    expect(fill(template, values)).toBe(
      '<h1 title="PostMarkwordsPostMark">$& $1</h1>' +
        '<div>a &lt;b&gt; PostMarktitlePostMark <a class="a" href="https://x.yz">https://x.yz</a></div>' +
        '{"datePublished":"x","a":1}$& $1',
    );
    expect(fill(template, { ...values, published: '' })).toContain('{"a":1}');
  });

  it('names a translation only where there is one, and leads to it', () => {
    const line = '<link rel="alternate" hreflang="en" href="https://a.b/en/posts/PostMarktwinPostMark">\n';
    const template = templateOf(`${line}<a href="/en/posts/PostMarkidPostMark?in=ko">EN</a>${page}`);
    const values = { fullTitle: '', title: '', words: '', published: '' };
    const link = fill({ pieces: template.translation }, { twin: 'b2' });
    expect(link).toBe('<link rel="alternate" hreflang="en" href="https://a.b/en/posts/b2">\n');
    const shown = (translation: string, switchUrl: string) => fill(template, { ...values, translation, switchUrl });
    expect(shown(link, '/en/posts/b2')).toContain(`${link}<a href="/en/posts/b2">EN</a>`);
    expect(shown('', '/en/posts/a1?in=ko')).toMatch(/^<a href="\/en\/posts\/a1\?in=ko">/);
  });

  it('throws for a mark that nothing fills, and for a page without its sample of a link', () => {
    expect(() => fill(templateOf(page), { title: 'a' })).toThrow('fullTitle');
    expect(() => templateOf('<p>https://link.invalid</p>')).toThrow('sample');
  });
});

describe('escaping', () => {
  it('leaves no character that ends a text, an attribute or a script', () => {
    expect(escapeHtml(`<b a="1" b='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; b=&#x27;2&#x27;&gt;&amp;amp;');
    const value = { a: '</script><!--\u2028\u2029&"\\' };
    expect(escapeJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(escapeJson(value))).toEqual(value);
  });
});
