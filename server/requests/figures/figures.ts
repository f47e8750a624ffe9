import type { Language } from '../../../shared/words/localized.types.js';
import { grouped } from '../../../shared/words/records.js';
import { dateInKorea } from '../../../shared/words/korea.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { dayAfter, weekdayOf } from '../../../shared/requests/reply-clock/days.js';
import type { Day } from '../../../shared/requests/reply-clock/days.js';
import { dueAfter, isWorkingDay } from '../../../shared/requests/reply-clock/reply-clock.js';
import { countedStates, FIGURE_WEEKS } from '../../../shared/requests/figures.types.js';
import type { Figure, FigureNumbers, Figures, OutcomeFigures } from '../../../shared/requests/figures.types.js';
import { lossReasons } from '../../../shared/requests/quotations.types.js';
import type { Quotation } from '../../../shared/requests/quotations.types.js';

/** Input of the figures: moments in ms since 1970. */
export type CountedRequest = {
  createdAt: number;
  /** From when its sender waits: of requests that are one, the first. */
  since: number;
  answeredAt: number | null;
  /** True if its sender waits for an answer. */
  isWaiting: boolean;
  products: readonly ProductId[];
  language: Language;
  page: string | null;
};

/** The clock that requests are answered by. */
export type FigureClock = { promised: number; off: ReadonlySet<Day>; now: number };

/** The Monday of a moment's week in Korea. */
export function mondayOf(moment: number): Day {
  const day = dateInKorea(moment);
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** The Mondays of the weeks that are shown, the oldest first. */
export const shownWeeks = (now: number): Day[] =>
  Array.from({ length: FIGURE_WEEKS }, (_, index) => dayAfter(mondayOf(now), (index + 1 - FIGURE_WEEKS) * 7));

/** Working days after the first of two moments up to the other one; 0 within a day. */
export function workingDaysBetween(from: number, to: number, off: ReadonlySet<Day>): number {
  const last = dateInKorea(to);
  let days = 0;
  for (let day = dayAfter(dateInKorea(from)); day <= last; day = dayAfter(day)) if (isWorkingDay(day, off)) days += 1;
  return days;
}

/** The middle one of numbers, or the middle of two; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Figures of one request: `isInTime` is null while it is not judged, `wait` if it was not answered. */
function judge({ createdAt, since, answeredAt, isWaiting, ...groups }: CountedRequest, clock: FigureClock) {
  const { promised, off, now } = clock;
  const due = dueAfter(since, promised, off);
  const isJudged = answeredAt !== null || (isWaiting && now > due);
  return {
    ...groups,
    week: mondayOf(createdAt),
    isInTime: isJudged ? (answeredAt ?? now) <= due : null,
    wait: answeredAt === null ? null : workingDaysBetween(since, answeredAt, off),
  };
}

type Judged = ReturnType<typeof judge>;

function numbersOf(requests: readonly Judged[] = []): FigureNumbers {
  const verdicts = requests.flatMap(({ isInTime }) => isInTime ?? []);
  return {
    requests: requests.length,
    judged: verdicts.length,
    inTime: verdicts.filter(Boolean).length,
    medianDays: medianOf(requests.flatMap(({ wait }) => wait ?? [])),
  };
}

/** Counts quotations by what became of them; others than those in force are in no counted state. */
export function outcomeFiguresOf(quotations: readonly Pick<Quotation, 'state' | 'outcome'>[]): OutcomeFigures {
  const ended = quotations.filter(({ state }) => state === 'declined' || state === 'lost');
  return {
    states: countedStates.map((of) => ({ of, count: quotations.filter(({ state }) => state === of).length })),
    reasons: [...lossReasons, null].map((of) => ({
      of,
      count: ended.filter(({ outcome }) => (outcome?.reason ?? null) === of).length,
    })),
  };
}

/** Counts requests by week, family, language and page; apart from weeks, the group with most comes first. */
export function figuresOf(requests: readonly CountedRequest[], clock: FigureClock): Omit<Figures, 'quotations'> {
  const all = requests.map((request) => judge(request, clock));
  const by = <Of>(groupsOf: (request: Judged) => readonly Of[]) =>
    grouped(all.flatMap((request) => groupsOf(request).map((of) => [of, request] as const)));
  const most = <Of>(groups: ReadonlyMap<Of, readonly Judged[]>): Figure<Of>[] =>
    [...groups]
      .map(([of, those]) => ({ of, ...numbersOf(those) }))
      .toSorted((one, other) => other.requests - one.requests);
  const weeks = by(({ week }) => [week]);
  return {
    promised: clock.promised,
    all: numbersOf(all),
    weeks: shownWeeks(clock.now).map((of) => ({ of, ...numbersOf(weeks.get(of)) })),
    families: most(by<ProductId | null>(({ products }) => (products.length > 0 ? products : [null]))),
    languages: most(by(({ language }) => [language])),
    pages: most(by(({ page }) => [page])),
  };
}
