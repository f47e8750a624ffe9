import { keyLine, linkSample, markOf } from '../../../shared/posts/placeholders.js';
import type { MarkName } from '../../../shared/posts/placeholders.js';
import type { TenderLine, TenderView } from '../../../shared/posts/post-view.types.js';

import { fill, templateOf } from './template.js';
import { tenderHtml, tenderTemplateOf } from './tender-template.js';

const key = 'PostMarkabc';
const mark = (name: MarkName) => markOf(key, name);
const time = (state: string) =>
  `<div><dt>${mark('lineName')}</dt><dd><time dateTime="${mark('closesAt')}">${mark('lineValue')}</time> ` +
  `<b${state}>${mark('closing')} ${mark('closingWords')}</b></dd></div>`;
const block =
  `<section aria-label="Tender" data-tender="true"><p class="c"><b>${mark('changeWords')}</b> ` +
  `<a href="/${mark('changeUrl')}" lang="${mark('changeLanguage')}">${mark('changeTitle')}</a></p><dl class="a">` +
  `<div><dt>${mark('lineName')}</dt><dd>${mark('lineValue')}</dd></div>` +
  `<div><dt>${mark('lineName')}</dt><dd><a href="${mark('lineUrl')}">${mark('lineValue')}</a></dd></div>` +
  `${time('')}${time(' data-closed="true"')}</dl>` +
  `<a class="b" href="${mark('calendarUrl')}" download=""><svg><path d="M1"></path></svg>Calendar</a>` +
  `<div><p>Others</p><ul><li><a href="/${mark('noticeUrl')}" lang="${mark('noticeLanguage')}">${mark('noticeTitle')}</a>` +
  `<span>${mark('noticeAbout')}</span></li></ul></div></section>`;
const page = `<p>before</p>${block}${mark('words')} <a href="${linkSample(key)}">${linkSample(key)}</a>`;
const template = templateOf(keyLine(key) + page);

const line = (name: string, value: string, rest: Partial<TenderLine> = {}): TenderLine => ({
  name,
  value,
  url: '',
  closing: null,
  ...rest,
});
const closing = { closesAt: '2026-11-30T05:00:00.000Z', isClosed: false, mark: 'D-3', left: '3 days' };
const shown = (tender: Partial<TenderView>) => {
  const view: TenderView = { change: null, lines: [], calendarUrl: null, notices: [], ...tender };
  return fill(template, { words: '', tender: tenderHtml(view, tenderTemplateOf(template.tender)) });
};
const around = (html: string) =>
  `<p>before</p><section aria-label="Tender" data-tender="true">${html}</section> `.trimEnd();

describe("a page's part for a tender", () => {
  it('has every part as often as the tender has it, as text', () => {
    const html = shown({
      change: { words: 'Corrected & moved', url: '/ko/e-procurement/c3', title: '<B>', language: 'ko' },
      lines: [
        line('No.', '<1>'),
        line('Telephone', '02', { url: 'tel:02' }),
        line('Contact', mark('words')),
        line('Closes', 'Nov 30', { closing }),
      ],
      calendarUrl: '/api/x?a=1&b',
      notices: [
        { url: '/ko/e-procurement/b2', title: '"A"', language: 'ko', about: 'x' },
        { url: '/en/e-procurement/c3?in=ko', title: 'B', language: 'ko', about: '' },
      ],
    });
    expect(html).toBe(
      around(
        '<p class="c"><b>Corrected &amp; moved</b> <a href="/ko/e-procurement/c3" lang="ko">&lt;B&gt;</a></p>' +
          '<dl class="a"><div><dt>No.</dt><dd>&lt;1&gt;</dd></div>' +
          '<div><dt>Telephone</dt><dd><a href="tel:02">02</a></dd></div>' +
          `<div><dt>Contact</dt><dd>${mark('words')}</dd></div>` +
          '<div><dt>Closes</dt><dd><time dateTime="2026-11-30T05:00:00.000Z">Nov 30</time> <b>D-3 3 days</b></dd></div></dl>' +
          '<a class="b" href="/api/x?a=1&amp;b" download=""><svg><path d="M1"></path></svg>Calendar</a>' +
          '<div><p>Others</p><ul><li><a href="/ko/e-procurement/b2" lang="ko">&quot;A&quot;</a><span>x</span></li>' +
          '<li><a href="/en/e-procurement/c3?in=ko" lang="ko">B</a><span></span></li></ul></div>',
      ),
    );
  });

  it('leaves out what the tender does not have', () => {
    expect(shown({ lines: [line('No.', '1')] })).toBe(around('<dl class="a"><div><dt>No.</dt><dd>1</dd></div></dl>'));
    expect(shown({ notices: [{ url: '/a', title: 'A', language: 'en', about: 'b' }] })).toBe(
      around('<div><p>Others</p><ul><li><a href="/a" lang="en">A</a><span>b</span></li></ul></div>'),
    );
  });

  it('looks otherwise once it is closed', () => {
    const closed = { ...closing, isClosed: true, mark: 'Closed', left: 'Closed' };
    expect(shown({ lines: [line('Closes', 'Nov 30', { closing: closed })] })).toContain(
      '<b data-closed="true">Closed Closed</b>',
    );
  });

  it('is not there for a post without one', () => {
    expect(fill(template, { words: 'w', tender: '' })).toBe('<p>before</p>w');
  });

  it('throws for a page that lacks one of its samples, not for one without a tender', () => {
    expect(() => tenderTemplateOf({ html: block.replace(time(''), ''), key })).toThrow('samples');
    expect(() => tenderTemplateOf({ html: '', key })).not.toThrow();
  });
});
