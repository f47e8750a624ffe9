import type { IncomingMessage, ServerResponse } from 'node:http';

import type { BoardEventsService } from '../boards/events.service.js';
import type { SiteService } from '../../site/site.service.js';

import { KeptPagesService } from './kept-pages.service.js';

const ID = '0123456789abcdef01234567';
const PAGE = `/ko/posts/${ID}`;

type Asking = { method?: string; headers?: Record<string, string> };

const requestOf = (url: string, { method = 'GET', headers = {} }: Asking = {}) =>
  ({ url, method, headers }) as unknown as IncomingMessage;

/** Pages that are kept, with what drops them in the hands of the test. */
function keptPages() {
  let tell: (collection: string, isView: boolean) => void = () => undefined;
  const events = { isCurrent: true, onChange: (each: typeof tell) => (tell = each) };
  const site = { templates: { version: 1 } };
  const kept = new KeptPagesService(events as unknown as BoardEventsService, site as unknown as SiteService);
  const keep = async (
    url: string,
    { status = 200, until = Infinity, during }: { status?: number; until?: number; during?: () => void } = {},
  ) => {
    const request = requestOf(url);
    const response = { writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse;
    const begun = kept.begin(request);
    during?.();
    const page = { status, headers: {}, etag: '"1"', html: Buffer.from(`page of ${url}`), until };
    await kept.send(page, begun, request, response);
  };
  const find = (url: string, asking?: Asking) => {
    const asked = kept.asked(requestOf(url, asking));
    return asked && String(kept.find(asked)?.body ?? 'none');
  };
  return { keep, find, events, site, tell: (name: string, isView = false) => tell(name, isView) };
}

describe('a kept page', () => {
  it('is found by whatever asks for the same, and by nothing else', async () => {
    const { keep, find } = keptPages();
    await keep(PAGE);
    for (const url of [PAGE, `${PAGE}?category=technical`, `${PAGE}?in=ko`]) expect(find(url)).toBe(`page of ${PAGE}`);
    expect(find(PAGE, { method: 'HEAD' })).toBe(`page of ${PAGE}`);
    for (const url of [`/en/posts/${ID}?in=ko`, `/ko/e-procurement/${ID}`, `${PAGE}?in=en`, '/ko/posts/feed.xml'])
      expect(find(url)).toBe('none');
    expect(find(PAGE, { headers: { 'accept-encoding': 'br' } })).toBe('none');
  });

  it.each<[string, string, Asking]>([
    ['another method', PAGE, { method: 'POST' }],
    ['a session', PAGE, { headers: { cookie: 'lang=ko; admin_session=1' } }],
    ['a token', PAGE, { headers: { authorization: 'Bearer 1' } }],
    ['a condition', PAGE, { headers: { 'if-none-match': '"1"' } }],
    ['a version that must not have changed', PAGE, { headers: { 'if-match': '"1"' } }],
    ['a body', PAGE, { headers: { 'content-length': '1' } }],
    ['a former id', '/ko/posts/abc', {}],
    ['another address', `${PAGE}/`, {}],
    ['a long address', `${PAGE}?${'x'.repeat(1000)}`, {}],
  ])('is not looked for by a request with %s', async (_, url, asking) => {
    const { keep, find } = keptPages();
    await keep(PAGE);
    expect(find(url, asking)).toBeUndefined();
  });

  it('lasts until a board of its kind changes; a view is no change', async () => {
    const { keep, find, tell } = keptPages();
    const tender = `/ko/e-procurement/${ID}`;
    for (const url of [PAGE, tender]) await keep(url);
    tell('ko-posts', true);
    expect([find(PAGE), find(tender)]).toEqual([`page of ${PAGE}`, `page of ${tender}`]);
    tell('en-posts');
    expect([find(PAGE), find(tender)]).toEqual(['none', `page of ${tender}`]);
    await keep(PAGE, { during: () => tell('ko-posts') });
    expect(find(PAGE)).toBe('none');
  });

  it('lasts until the site has other words, its tender closes, or changes are not heard of', async () => {
    const { keep, find, events, site } = keptPages();
    await keep(PAGE, { during: () => (site.templates.version += 1) });
    expect(find(PAGE)).toBe('none');
    await keep(PAGE, { until: Date.now() });
    expect(find(PAGE)).toBe('none');
    await keep(PAGE);
    events.isCurrent = false;
    expect(find(PAGE)).toBe('none');
    events.isCurrent = true;
    expect(find(PAGE)).toBe(`page of ${PAGE}`);
  });

  it.each([403, 404, 503])('is none that shows no post: %d', async (status) => {
    const { keep, find } = keptPages();
    await keep(PAGE, { status });
    expect(find(PAGE)).toBe('none');
  });
});
