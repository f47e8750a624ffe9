import type { AdminPost } from '@shared/posts/boards.types';
import { fieldsOf } from '@shared/words/records';

import { clockOf, hasPassed, momentOf } from '@/lib/koreanClock';

const ways = ['now', 'at', 'draft'] as const;

/** Publishing of a post when it is saved. */
export type Publishing = (typeof ways)[number];

/** `publishAt` is a time on a clock in Korea; it counts with `at` only. */
export type PublishingValues = { publishing: Publishing; publishAt: string };

/** True if a value kept by the browser is one of these. */
export function isPublishing(value: unknown): value is PublishingValues {
  const { publishing, publishAt } = fieldsOf(value);
  return ways.some((way) => way === publishing) && typeof publishAt === 'string';
}

/** First choice of a form: a post stays published, a draft what it is. */
export function publishingOf(post: AdminPost | undefined): PublishingValues {
  const draft = post?.draft;
  if (!draft) return { publishing: 'now', publishAt: '' };
  const { publishAt } = draft;
  return publishAt ? { publishing: 'at', publishAt: clockOf(publishAt) } : { publishing: 'draft', publishAt: '' };
}

/** The time at which a draft is published, as its form holds it; blank for none. */
export const timeIn = ({ publishing, publishAt }: PublishingValues): string => (publishing === 'at' ? publishAt : '');

/** Target of a form: the posts or the drafts of its board, and the step besides saving. */
export function targetOf(base: AdminPost | undefined, publishing: Publishing) {
  if (!base) return { isDraft: publishing !== 'now' };
  if (base.draft) return { isDraft: true, ...(publishing === 'now' && { step: 'publish' as const }) };
  return { isDraft: false, ...(publishing === 'draft' && { step: 'withdraw' as const }) };
}

/** Way in which the Enter key saves a post: a draft is published by its button alone. */
export function mainWay(base: AdminPost | undefined, publishing: Publishing): Publishing {
  if (publishing === 'at') return 'at';
  return base?.draft ? 'draft' : 'now';
}

/** The questions before a form is saved: a refused file may be forgotten, a time that is over may be a wrong year. */
export type SaveQuestion = 'leftOut' | 'withdrawing' | 'publishing' | 'closing' | 'closingThen';

type Asked = PublishingValues & { tenderClosesAt: string };

/** `storedClosing` is the closing time that was stored, and is asked about once more only when its post is published. */
export function questionsOf(typed: Asked, base: AdminPost | undefined, storedClosing: string): SaveQuestion[] {
  const { publishing, tenderClosesAt } = typed;
  const isPublished = base?.draft && publishing !== 'draft';
  const isWithdrawn = base && !base.draft && publishing === 'draft';
  const isPast = publishing === 'at' && hasPassed(typed.publishAt);
  const questions: SaveQuestion[] = isWithdrawn ? ['withdrawing'] : isPast ? ['publishing'] : [];
  if (tenderClosesAt === storedClosing && !isPublished) return questions;
  if (hasPassed(tenderClosesAt)) return [...questions, 'closing'];
  return closesBefore(typed) ? [...questions, 'closingThen'] : questions;
}

function closesBefore(typed: Asked): boolean {
  const time = timeIn(typed);
  return time !== '' && hasPassed(typed.tenderClosesAt, Date.parse(momentOf(time)));
}
