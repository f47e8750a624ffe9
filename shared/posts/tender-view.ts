import type { Language } from '../words/localized.types.js';
import { momentInKorea, postDate } from '../words/format.js';
import { DAY, KOREA } from '../words/korea.js';

import { closingAt } from './closing.js';
import { changedByTexts, tenderCountTexts, tenderKindTexts, tenderTexts } from './tender.text.js';
import type { ListedTender, ShownTender, TenderNotice } from './tender.types.js';
import { pathToPost, twinRef } from './address.js';
import { asShown } from './as-shown.js';
import { postViewTexts } from './post-view.text.js';
import type { ClosingView, TenderChangeView, TenderLine } from './post-view.types.js';
import type { TenderNoticeView, TenderView, VisitorBoard } from './post-view.types.js';

const MINUTE = 60_000;

/** A tender as its post is sent: whole, or as its list knows it. */
export type SentTender = (ListedTender & Partial<ShownTender>) | null;

/** View of a closing time at a moment. */
export function closingViewOf(closesAt: string, language: Language, now: number): ClosingView {
  const { isClosed, days } = closingAt(closesAt, now);
  const closed = tenderTexts.closed[language];
  if (isClosed) return { isClosed, mark: closed, left: closed };
  const mark = days === 0 ? tenderTexts.today[language] : tenderCountTexts.days[language](days);
  return { isClosed, mark, left: tenderCountTexts.left[language](days) };
}

/** The time at which a tender closes, in words; midnight is 24:00 of the last day. */
export function closingTime(closesAt: string, language: Language): string {
  const moment = Date.parse(closesAt);
  const isMidnight = (moment + KOREA) % DAY === 0;
  const shown = isMidnight
    ? momentInKorea(new Date(moment - MINUTE).toISOString(), language).replace('23:59', '24:00')
    : momentInKorea(closesAt, language);
  return `${shown} (${tenderTexts.koreanTime[language]})`;
}

type Shown = { tender: SentTender; notices?: readonly TenderNotice[]; calendarUrl?: string | null };

/** View of a post's tender at a moment; null for a post without one. */
export function tenderViewOf(
  { tender, notices = [], calendarUrl = null }: Shown,
  place: VisitorBoard,
  language: Language,
  now: number,
): TenderView | null {
  const lines = tender ? linesOf(tender, language, now) : [];
  if (lines.length === 0 && notices.length === 0) return null;
  return {
    change: changeOf(tender, notices, place, language),
    lines,
    calendarUrl,
    notices: notices.map((each) => noticeOf(each, place, language)),
  };
}

/** The newest of the later notices that says what it does, and what changed; of locked ones only that one is there. */
function changeOf(
  tender: SentTender,
  notices: readonly TenderNotice[],
  place: VisitorBoard,
  language: Language,
): TenderChangeView | null {
  const later = notices.filter(({ isLater }) => isLater);
  const newest = later.findLast(({ kind }) => kind !== null) ?? later.at(-1);
  if (!newest) return null;
  const { changed = [], closesAt = null } = tender ?? {};
  const values = { ...tender, closesAt: closesAt && closingTime(closesAt, language) };
  const parts = changed.flatMap((part) => (values[part] ? `${tenderTexts[part][language]} ${values[part]}` : []));
  const did = changedByTexts[newest.kind ?? 'notice'][language];
  const words = asShown([did, parts.join(', ')].filter(Boolean).join(': '));
  const { about: _about, ...notice } = noticeOf(newest, place, language);
  return { words, ...notice };
}

function linesOf(tender: ListedTender & Partial<ShownTender>, language: Language, now: number): TenderLine[] {
  const { number, revision, kind, closesAt, contact, telephone } = tender;
  const line = (name: keyof typeof tenderTexts, value: string, rest: Partial<TenderLine> = {}): TenderLine => ({
    name: tenderTexts[name][language],
    value: asShown(value),
    url: '',
    closing: null,
    ...rest,
  });
  return [
    ...(number ? [line('number', revision ? tenderCountTexts.revision[language](number, revision) : number)] : []),
    ...(!number && revision ? [line('revision', String(revision))] : []),
    ...(kind ? [line('kind', tenderKindTexts[kind][language])] : []),
    ...(closesAt
      ? [
          line('closesAt', closingTime(closesAt, language), {
            closing: { closesAt, ...closingViewOf(closesAt, language, now) },
          }),
        ]
      : []),
    ...(contact ? [line('contact', contact)] : []),
    ...(telephone ? [line('telephone', telephone, { url: telephoneUrl(telephone) })] : []),
  ];
}

/** Link that calls the first of the typed numbers, without its extension; blank if there is none. */
function telephoneUrl(typed: string): string {
  const [number = ''] = /(?:\+\d{1,3} ?\()?\+?\d[\d ).-]*/.exec(typed.replace('(0)', '')) ?? [];
  const digits = number.replaceAll(/[^\d+]/g, '');
  return digits.length > 2 ? `tel:${digits}` : '';
}

/** In the other language by its translation, where it has one. */
function noticeOf(notice: TenderNotice, place: VisitorBoard, language: Language): TenderNoticeView {
  const { id, kind, createdAt } = notice;
  const twin = language === place.board ? null : notice.twin;
  const about = [kind && tenderKindTexts[kind][language], postDate(createdAt, language)];
  return {
    url: pathToPost(twin ? twinRef(place, twin.id) : { ...place, id }, language),
    title: asShown((twin ?? notice).shownTitle) || postViewTexts.noTitle[language],
    language: twin ? language : place.board,
    about: about.filter(Boolean).join(' · '),
  };
}

/** The mark of a list for what a later notice did, or else for what this one does; blank for one that begins a tender. */
export function kindMarkOf(tender: ListedTender | null, language: Language): string {
  if (tender?.changedBy) return changedByTexts[tender.changedBy][language];
  return tender?.kind && tender.kind !== 'notice' ? tenderKindTexts[tender.kind][language] : '';
}

/** The line of a list below the title of a tender: its number and its closing time. */
export function factsLineOf(tender: ListedTender | null, language: Language): string {
  const { number = null, revision = null, closesAt = null } = tender ?? {};
  const facts = [
    number && (revision ? tenderCountTexts.revision[language](number, revision) : number),
    closesAt && `${tenderTexts.closesAt[language]} ${closingTime(closesAt, language)}`,
  ];
  return asShown(facts.filter(Boolean).join(' · '));
}
