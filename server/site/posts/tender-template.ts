import { markOf } from '../../../shared/posts/placeholders.js';
import type { MarkName } from '../../../shared/posts/placeholders.js';
import type { TenderLine, TenderView } from '../../../shared/posts/post-view.types.js';

import { escapeHtml, fill, keyed, piecesOf } from './template.js';
import type { Pieces, TenderPart } from './template.js';

/** The part of a built page for a tender: `block` is around the others, `list` around the notices. */
export type TenderTemplate = {
  block: Pieces;
  change: Pieces;
  lines: Pieces;
  /** A plain line, a link, and the closing time before and after it has passed, in the order of the built page. */
  line: readonly [Pieces, Pieces, Pieces, Pieces];
  calendar: Pieces;
  list: Pieces;
  notice: Pieces;
};

/** Cuts the part for a tender, blank on a page that shows none, into what is there once, several times or not at all. */
export function tenderTemplateOf({ html, key }: TenderPart): TenderTemplate {
  const cutOut = (from: string, pattern: RegExp, name: MarkName) => cutAt(from, keyed(pattern, key), markOf(key, name));
  const pieces = (part: string) => piecesOf(part, key);
  const [withoutChange, change] = cutOut(html, /<p\b(?:(?!<\/p>)[\s\S])*KEYchangeWords[\s\S]*?<\/p>/, 'change');
  const [withoutLines, lines] = cutOut(withoutChange, /<dl\b[\s\S]*<\/dl>/, 'lines');
  const [withoutCalendar, calendar] = cutOut(withoutLines, /<a\b[^>]*KEYcalendarUrlKEY[\s\S]*?<\/a>/, 'calendar');
  const [block, notices] = cutOut(withoutCalendar, /<div\b[\s\S]*<\/div>/, 'notices');
  const [list, notice] = cutOut(notices, /<li\b[\s\S]*<\/li>/, 'noticeItems');
  const [around, samples] = cutOut(lines, /<div\b[\s\S]*<\/div>/, 'lines');
  const [plain = [], link = [], open = [], closed] = samples.split(/(?<=<\/div>)/).map(pieces);
  if (html && !closed) throw new Error('The built page of a post lacks samples of a tender.');
  return {
    block: pieces(block),
    change: pieces(change),
    lines: pieces(around),
    line: [plain, link, open, closed ?? []],
    calendar: pieces(calendar),
    list: pieces(list),
    notice: pieces(notice),
  };
}

/** A text with a mark instead of what the pattern finds, and what that is. */
function cutAt(html: string, pattern: RegExp, mark: string): [string, string] {
  const [found = ''] = pattern.exec(html) ?? [];
  return [html.replace(pattern, mark), found];
}

/** The part of a page for this tender. */
export function tenderHtml({ change, lines, calendarUrl, notices }: TenderView, template: TenderTemplate): string {
  const items = notices.map(({ url, title, language, about }) =>
    fill(
      { pieces: template.notice },
      // The built link begins with the slash.
      {
        noticeUrl: escapeHtml(url.slice(1)),
        noticeTitle: escapeHtml(title),
        noticeLanguage: language,
        noticeAbout: escapeHtml(about),
      },
    ),
  );
  const rows = lines.map((line) => lineHtml(line, template)).join('');
  return fill(
    { pieces: template.block },
    {
      change: change
        ? fill(
            { pieces: template.change },
            {
              changeWords: escapeHtml(change.words),
              // The built link begins with the slash.
              changeUrl: escapeHtml(change.url.slice(1)),
              changeTitle: escapeHtml(change.title),
              changeLanguage: change.language,
            },
          )
        : '',
      lines: rows && fill({ pieces: template.lines }, { lines: rows }),
      calendar: calendarUrl ? fill({ pieces: template.calendar }, { calendarUrl: escapeHtml(calendarUrl) }) : '',
      notices: items.length > 0 ? fill({ pieces: template.list }, { noticeItems: items.join('') }) : '',
    },
  );
}

function lineHtml({ name, value, url, closing }: TenderLine, { line: [plain, link, open, closed] }: TenderTemplate) {
  const pieces = closing ? (closing.isClosed ? closed : open) : url ? link : plain;
  return fill(
    { pieces },
    {
      lineName: escapeHtml(name),
      lineValue: escapeHtml(value),
      lineUrl: escapeHtml(url),
      closesAt: escapeHtml(closing?.closesAt ?? ''),
      closing: escapeHtml(closing?.mark ?? ''),
      closingWords: escapeHtml(closing?.left ?? ''),
    },
  );
}
