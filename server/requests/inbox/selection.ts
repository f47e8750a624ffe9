import mongoose from 'mongoose';
import type { Model, QueryFilter } from 'mongoose';

import { searchPattern } from '../../../shared/words/searchable.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { NOBODY } from '../../../shared/requests/handling.types.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import type { QuoteStatus } from '../../../shared/requests/quotes.types.js';

export type QuoteSelection = { status?: QuoteStatus; product?: ProductId; responsible?: string; q?: string };

/** The requests that are chosen by what they are; what was merged into another one is not among them. */
const chosenOf = ({ status, product, responsible }: QuoteSelection): QueryFilter<StoredQuote> => ({
  mergedInto: null,
  ...(status && { status }),
  ...(product && { products: product }),
  ...(responsible && { responsible: responsible === NOBODY ? null : responsible }),
});

/** Requests that are searched: by their own texts, or by those of what was merged into them. */
async function searchOf(quotes: Model<StoredQuote>, pattern: string) {
  const own = { searchText: mongoose.trusted({ $regex: pattern }) };
  const merged = { ...own, mergedInto: mongoose.trusted({ $type: 'objectId' as const }) };
  const parts = await quotes.find(merged, { mergedInto: 1 }).hint({ mergedInto: 1, createdAt: -1, _id: -1 }).lean();
  const wholes = parts.flatMap(({ mergedInto }) => mergedInto ?? []);
  return { own, wholes: { _id: mongoose.trusted({ $in: wholes }) } };
}

/** The requests that are selected. */
export async function filterOf(
  quotes: Model<StoredQuote>,
  selection: QuoteSelection,
): Promise<QueryFilter<StoredQuote>> {
  const pattern = searchPattern(selection.q);
  if (!pattern) return chosenOf(selection);
  const { own, wholes } = await searchOf(quotes, pattern);
  return { ...chosenOf(selection), $or: [own, wholes] };
}

/** Requests whose answer is late at a moment. */
export const isLateAt = (now: Date): QueryFilter<StoredQuote> => ({ dueAt: mongoose.trusted({ $lt: now }) });

/** Requests that somebody wanted to be reminded of, and that are not done. */
export const isRemindedAt = (now: Date): QueryFilter<StoredQuote> => ({ remindAt: mongoose.trusted({ $lte: now }) });

/** Requests in the list whose senders, or those of what was merged into them, have added something: since when. */
export async function newsIn(quotes: Model<StoredQuote>): Promise<ReadonlyMap<string, Date>> {
  const those = { news: mongoose.trusted({ $type: 'date' as const }) };
  const found = await quotes.find(those, { news: 1, mergedInto: 1 }).sort({ news: -1 }).lean<FoundQuote[]>();
  // The first of several comes last, and stays.
  return new Map(
    found.flatMap(({ _id, mergedInto, news }) => (news ? [[String(mergedInto ?? _id), news] as const] : [])),
  );
}

type Part = { skip: number; limit: number };
type FoundPage = { total: number; found: FoundQuote[] };
type News = ReadonlyMap<string, Date>;
type Key = Pick<FoundQuote, '_id' | 'dueAt' | 'remindAt' | 'createdAt'>;

const keyFields = { dueAt: 1, remindAt: 1, createdAt: 1 };

/**
 * A part of the selected requests, and how many there are: the latest answer first, then what somebody is to be reminded
 * of, then what its sender has added to and nobody has seen, then the newest.
 */
export function pageOf(quotes: Model<StoredQuote>, selection: QuoteSelection, part: Part): Promise<FoundPage> {
  const chosen = chosenOf(selection);
  const pattern = searchPattern(selection.q);
  return pattern ? searchedPage(quotes, chosen, pattern, part) : listedPage(quotes, chosen, part);
}

/** Reads the texts once, in their index: without it every request would be read whole, three times. */
async function searchedPage(
  quotes: Model<StoredQuote>,
  chosen: QueryFilter<StoredQuote>,
  pattern: string,
  { skip, limit }: Part,
): Promise<FoundPage> {
  const now = new Date();
  const [{ own, wholes }, news] = await Promise.all([searchOf(quotes, pattern), newsIn(quotes)]);
  const found = await Promise.all([
    quotes
      .find({ ...chosen, ...own }, keyFields)
      .hint({ searchText: 1 })
      .lean<Key[]>(),
    quotes.find({ ...chosen, ...wholes }, keyFields).lean<Key[]>(),
  ]);
  const keys = [...new Map(found.flat().map((key) => [String(key._id), key])).values()];
  const wanted = inOrder(keys, now, news).slice(skip, skip + limit);
  return { total: keys.length, found: await inThisOrder(quotes, wanted) };
}

async function listedPage(
  quotes: Model<StoredQuote>,
  filter: QueryFilter<StoredQuote>,
  { skip, limit }: Part,
): Promise<FoundPage> {
  const now = new Date();
  const news = await newsIn(quotes);
  const told = [...news.keys()].map((id) => new mongoose.Types.ObjectId(id));
  const isUrgent = [isLateAt(now), isRemindedAt(now), { _id: mongoose.trusted({ $in: told }) }];
  const [total, urgent] = await Promise.all([
    quotes.countDocuments(filter),
    quotes.find({ ...filter, $or: isUrgent }, keyFields).lean<Key[]>(),
  ]);
  const first = inOrder(urgent, now, news).slice(skip, skip + limit);
  const others = {
    ...filter,
    dueAt: mongoose.trusted({ $not: { $lt: now } }),
    remindAt: mongoose.trusted({ $not: { $lte: now } }),
    _id: mongoose.trusted({ $nin: told }),
  };
  const rest = limit - first.length;
  const below = quotes.find(others).sort({ createdAt: -1, _id: -1 });
  const found = await Promise.all([
    inThisOrder(quotes, first),
    rest > 0
      ? below
          .skip(Math.max(0, skip - urgent.length))
          .limit(rest)
          .lean<FoundQuote[]>()
      : [],
  ]);
  return { total, found: found.flat() };
}

async function inThisOrder(quotes: Model<StoredQuote>, keys: readonly Key[]): Promise<FoundQuote[]> {
  if (keys.length === 0) return [];
  const found = await quotes.find({ _id: mongoose.trusted({ $in: keys.map(({ _id }) => _id) }) }).lean<FoundQuote[]>();
  const byId = new Map(found.map((quote) => [String(quote._id), quote]));
  return keys.flatMap(({ _id }) => byId.get(String(_id)) ?? []);
}

/** So far apart, in ms, that what is late comes before every reminder, that before news, and that before all others. */
const APART = 1e14;

function orderOf({ _id, dueAt, remindAt, createdAt }: Key, now: Date, news: News): number {
  const told = news.get(String(_id));
  if (dueAt && dueAt < now) return dueAt.getTime();
  if (remindAt && remindAt <= now) return APART + remindAt.getTime();
  return told ? 2 * APART + told.getTime() : 4 * APART - createdAt.getTime();
}

const inOrder = (keys: readonly Key[], now: Date, news: News): Key[] =>
  keys.toSorted((one, other) => orderOf(one, now, news) - orderOf(other, now, news));
