import { keyLine, keyOf, linkSample, markOf } from '../../../shared/posts/placeholders.js';
import type { MarkName } from '../../../shared/posts/placeholders.js';

import { escapeHtml, escapeJson, fill, templateOf, wordsHtml } from './template.js';

const key = await keyOf('what the page says');
const mark = (name: MarkName) => markOf(key, name);
const link = linkSample(key);
const page =
  `<h1 title="${mark('fullTitle')}">${mark('title')}</h1>` +
  `<div>${mark('words')} <a class="a" href="${link}">${link}</a></div>` +
  `{"datePublished":"${mark('published')}","a":1}${mark('title')}`;
const cut = (html: string) => templateOf(keyLine(key) + html);

describe('a template', () => {
  it('is filled in one pass: no value is read for marks', () => {
    const template = cut(page);
    const words = wordsHtml(`a <b> ${mark('title')} https://x.yz`, template);
    const values = { fullTitle: mark('words'), title: '$& $1', words, published: '"datePublished":"x",' };
    expect(fill(template, values)).toBe(
      `<h1 title="${mark('words')}">$& $1</h1>` +
        `<div>a &lt;b&gt; ${mark('title')} <a class="a" href="https://x.yz">https://x.yz</a></div>` +
        '{"datePublished":"x","a":1}$& $1',
    );
    expect(fill(template, { ...values, published: '' })).toContain('{"a":1}');
  });

  it('takes whatever a page says for words: its marks are made of all that it says', () => {
    const said = 'PostMarkwordsPostMark https://link.invalid <!--PostMarka--> KEYtitleKEY';
    const values = { fullTitle: '', title: 'a', words: '', published: '' };
    expect(fill(cut(`<p>${said}</p>${page}`), values)).toMatch(new RegExp(`^<p>${said}</p><h1 title="">a</h1>`));
  });

  it('names a translation only where there is one, and leads to it', () => {
    const line = `<link rel="alternate" hreflang="en" href="https://a.b/en/posts/${mark('twin')}">\n`;
    const template = cut(`${line}<a href="/en/posts/${mark('id')}?in=ko">EN</a>${page}`);
    const values = { fullTitle: '', title: '', words: '', published: '' };
    const shownLine = fill({ pieces: template.translation }, { twin: 'b2' });
    expect(shownLine).toBe('<link rel="alternate" hreflang="en" href="https://a.b/en/posts/b2">\n');
    const shown = (translation: string, switchUrl: string) => fill(template, { ...values, translation, switchUrl });
    expect(shown(shownLine, '/en/posts/b2')).toContain(`${shownLine}<a href="/en/posts/b2">EN</a>`);
    expect(shown('', '/en/posts/a1?in=ko')).toMatch(/^<a href="\/en\/posts\/a1\?in=ko">/);
  });

  it('throws for a mark that nothing fills, and for a page without its sample of a link', () => {
    expect(() => fill(cut(page), { title: 'a' })).toThrow('fullTitle');
    expect(() => cut(`<p>${link}</p>`)).toThrow('sample');
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
