import type { ProductId } from '../questionnaire/product-ids.js';

import type { NamedRequest } from './handling.types.js';
import type { QuoteStatus } from './quotes.types.js';

/** Open work of the office, and the people responsible. */
export type QuoteDesk = {
  /** Requests whose answer is late, is due today, and of which somebody wanted to be reminded. */
  late: number;
  today: number;
  reminded: number;
  /** Requests whose senders have added something that nobody has seen. */
  news: number;
  /** The names that were used so far, in their order. */
  responsibles: string[];
  /** The name of who is signed in; null under the shared password. */
  me: string | null;
};

/** A request of the same sender or company. */
export type KindredRequest = NamedRequest & {
  createdAt: string;
  status: QuoteStatus;
  company: string;
  projectName: string;
  products: readonly ProductId[];
  responsible: string | null;
  /** From the same address, and not only from the same company. */
  isSameAddress: boolean;
  /** It was merged into another one. */
  isMerged: boolean;
};

/** The newest of them, how many there are, and the reference of the one they are shown beside. */
export type KindredRequests = { reference: string; items: KindredRequest[]; total: number };

/** A day on which nobody works; `isOwn` where the office added it, `isRemoved` where it works all the same. */
export type ShownHoliday = { day: string; name: { ko: string; en: string }; isOwn: boolean; isRemoved: boolean };
