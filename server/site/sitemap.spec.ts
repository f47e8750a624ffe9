import { robotsText } from './sitemap.js';

const lines = robotsText('https://www.example.com').split('\n');

/** RFC 9309: the longest rule that fits counts; `*` stands for anything, and `$` for the end. */
function mayRead(path: string): boolean {
  const rules = lines.flatMap((line) => {
    const [, verb, rule = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? [];
    const pattern = rule.replaceAll(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    // oxlint-disable-next-line security/detect-non-literal-regexp -- the site's own rules
    return verb && new RegExp(`^${pattern}`).test(path) ? [{ length: rule.length, isAllowed: verb === 'Allow' }] : [];
  });
  return rules.toSorted((one, other) => other.length - one.length)[0]?.isAllowed ?? true;
}

const ID = '0123456789abcdef01234567';

describe('robots.txt', () => {
  it.each(['/', '/ko/posts', `/en/e-procurement/${ID}`, '/data-sheets/gas-cooler-en.pdf', '/certificates/iso.pdf'])(
    'lets search engines read %s',
    (path) => expect(mayRead(path)).toBe(true),
  );

  it.each(['posts', 'e-procurement'])('lets them read the PDFs of %s', (kind) => {
    for (const board of ['ko', 'en']) expect(mayRead(`/api/${kind}/${board}/${ID}/pdf`)).toBe(true);
  });

  it.each([
    '/api/health',
    '/api/docs',
    '/api/posts/ko',
    `/api/posts/ko/${ID}/open`,
    `/api/posts/ko/${ID}/pdf?token=x`,
    `/api/posts/ko/${ID}/files/${ID}`,
    `/api/e-procurement/en/${ID}/calendar`,
    `/api/admin/posts/ko/${ID}/pdf`,
    `/api/admin/e-procurement/ko/${ID}/pdf`,
    '/api/data-sheets/conditions',
  ])('closes %s', (path) => expect(mayRead(path)).toBe(false));

  it('names the sitemap', () => expect(lines).toContain('Sitemap: https://www.example.com/sitemap.xml'));
});
