import type { Language } from '../../../shared/words/localized.types.js';
import type { Config } from '../../platform/config.js';
import type { WeekLetter } from '../../platform/mail/mail.service.js';
import { dateInKorea } from '../../../shared/words/korea.js';
import { inboxUrlOf } from '../letters/letters.js';
import { fill } from '../letters/quotes.text.js';
import type { FoundQuote } from '../intake/quotes.schema.js';

import { weekTexts } from './week-letter.text.js';

/** Requests in one letter: more than one reads. */
const MOST = 100;

const groups = ['late', 'reminded', 'open'] as const;
type Group = (typeof groups)[number];

function groupOf({ dueAt, remindAt }: FoundQuote, now: Date): Group {
  if (dueAt && dueAt < now) return 'late';
  return remindAt && remindAt <= now ? 'reminded' : 'open';
}

/** Tells the office, in its language, what is late, what it wanted to be reminded of, and what else is open. */
export function weekLetter(
  open: readonly FoundQuote[],
  now: Date,
  config: Pick<Config, 'publicUrl' | 'quoteMailbox' | 'officeLanguage'>,
): WeekLetter {
  const { officeLanguage: language, publicUrl } = config;
  const grouped = groups.map((group) => ({ group, quotes: open.filter((quote) => groupOf(quote, now) === group) }));
  const counts = Object.fromEntries(grouped.map(({ group, quotes }) => [group, String(quotes.length)]));
  const shown = new Set(grouped.flatMap(({ quotes }) => quotes).slice(0, MOST));
  const tables = grouped.flatMap(({ group, quotes }) => {
    const rows = quotes.filter((quote) => shown.has(quote)).map((quote) => rowOf(quote, language, config));
    return rows.length > 0 ? [{ title: weekTexts[group][language], rows }] : [];
  });
  const columns = (['reference', 'company', 'received', 'due', 'responsible'] as const).map(
    (column) => weekTexts[column][language],
  );
  const left = open.length - shown.size;
  const letter = {
    says: fill(weekTexts.says[language], counts),
    columns,
    groups: tables,
    more: left > 0 ? weekTexts.more[language](left) : '',
    inbox: { label: weekTexts.inbox[language], url: `${publicUrl}/${language}/manage?tab=quotes` },
  };
  return {
    ...letter,
    to: config.quoteMailbox,
    language,
    subject: fill(weekTexts.subject[language], { count: String(open.length) }),
    text: plainText(letter),
    requests: [...shown].map(({ reference }) => reference),
  };
}

function rowOf(quote: FoundQuote, language: Language, config: Pick<Config, 'publicUrl' | 'officeLanguage'>) {
  const { reference, company, createdAt, dueAt, responsible } = quote;
  const day = (moment: Date) => dateInKorea(moment.getTime());
  const cells = [company, day(createdAt), dueAt ? day(dueAt) : '', responsible ?? weekTexts.nobody[language]];
  return { reference, url: inboxUrlOf(String(quote._id), config), cells };
}

function plainText({ says, groups: tables, more, inbox }: Pick<WeekLetter, 'says' | 'groups' | 'more' | 'inbox'>) {
  return [
    says,
    ...tables.map(({ title, rows }) =>
      [`[${title}]`, ...rows.map(({ reference, url, cells }) => `${[reference, ...cells].join(' | ')}\n  ${url}`)].join(
        '\n',
      ),
    ),
    ...(more ? [more] : []),
    `${inbox.label}: ${inbox.url}\n`,
  ].join('\n\n');
}
