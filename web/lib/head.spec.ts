/** @jest-environment jsdom */
import { applyHead, headHtml, headTags } from './head';

const input = {
  origin: 'https://example.com',
  language: 'en' as const,
  path: '/products',
  siteName: 'Company',
  title: 'Products',
  description: 'Plates & tanks',
};

describe('headTags', () => {
  it('links the page in every language, Korean as the default', () => {
    const links = headTags(input).filter(({ attributes }) => attributes.rel === 'alternate');
    expect(links.map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`)).toEqual([
      'ko https://example.com/ko/products',
      'en https://example.com/en/products',
      'x-default https://example.com/ko/products',
    ]);
  });

  it('keeps private pages out of search engines and without a canonical address', () => {
    const html = headHtml(headTags({ ...input, isPrivate: true }));
    expect(html).toContain('noindex');
    expect(html).not.toContain('canonical');
  });

  it('lets no text break out of its tag', () => {
    const html = headHtml(headTags({ ...input, structuredData: [{ name: '</script><b>' }] }));
    expect(html).toContain('Plates &amp; tanks');
    expect(html).not.toContain('</script><b>');
  });
});

describe('applyHead', () => {
  it('replaces the tags of the page before and marks the document with the language', () => {
    applyHead(headTags({ ...input, language: 'ko' }), 'ko');
    applyHead(headTags(input), 'en');
    expect(document.title).toBe('Products | Company');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.documentElement.lang).toBe('en');
    expect(document.body.className).toBe('lang-en');
    expect(document.cookie).toContain('lang=en');
  });
});
