import { problemsOfPages } from './page-checks.js';

const page = (path: string, body: string) => ({ path, html: `<body><h1 id="top">Title</h1>${body}</body>` });
const english = new Set(['/en', '/en/esg']);
const look = (...pages: ReturnType<typeof page>[]) => problemsOfPages(pages, english);

describe('problemsOfPages', () => {
  it('finds nothing wrong with links to pages, places, the other language and files', () => {
    const links = ['/ko/esg', '/ko/esg#social', '#top', '/en/esg', '/data-sheets/a.pdf', '/pictures/a.webp', '/ko?q=1'];
    const home = page('/ko', links.map((href) => `<a class="x" href="${href}">to</a>`).join(''));
    expect(look(home, page('/ko/esg', '<section id="social"></section>'))).toEqual([]);
  });

  it('names links that lead nowhere, each once', () => {
    const links = ['/ko/nothing', '/ko/nothing', '#nowhere', '/ko/esg#nowhere'];
    const home = page('/ko', links.map((href) => `<a href="${href}">to</a>`).join(''));
    expect(look(home, page('/ko/esg', ''))).toEqual([
      { path: '/ko', problem: 'broken_link', detail: '/ko/nothing' },
      { path: '/ko', problem: 'broken_link', detail: '#nowhere' },
      { path: '/ko', problem: 'broken_link', detail: '/ko/esg#nowhere' },
    ]);
  });

  it('wants one heading and a page that is not too large', () => {
    expect(look(page('/ko', '<h1>Another</h1>'))).toEqual([{ path: '/ko', problem: 'headings' }]);
    expect(look({ path: '/ko', html: '<body>none</body>' })).toEqual([{ path: '/ko', problem: 'headings' }]);
    expect(look(page('/ko', '가'.repeat(500_000)))).toEqual([{ path: '/ko', problem: 'too_large' }]);
  });
});
