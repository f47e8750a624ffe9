import ical, { ICalAlarmType } from 'ical-generator';

import type { Post } from '../../../shared/posts/boards.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { tenderTexts } from '../../../shared/posts/tender.text.js';

/** Before the closing time a calendar reminds of it: s. */
const REMINDER = 86_400;

/** The closing time of a tender as a calendar file (RFC 5545); `url` is the page of its post. */
export function calendarOf(
  { id, shownTitle, tender, notices }: Post,
  closesAt: Date,
  url: string,
  language: Language,
): string {
  const summary = [`[${tenderTexts.closesAt[language]}]`, tender?.number, shownTitle].filter(Boolean).join(' ');
  const contact = [tender?.contact, tender?.telephone].filter(Boolean).join(', ');
  const calendar = ical({ prodId: { company: new URL(url).host, product: 'tenders' } });
  const event = calendar.createEvent({
    // The same event again after a correction, which a calendar then moves.
    id: `${tender?.first ?? id}@${new URL(url).host}`,
    sequence: Math.max(tender?.revision ?? 0, notices.length),
    start: closesAt,
    end: closesAt,
    summary,
    description: [contact && `${tenderTexts.contact[language]}: ${contact}`, url].filter(Boolean).join('\n'),
    url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER, description: summary });
  return calendar.toString();
}
