import type { DraftFacts } from '../../../shared/posts/boards.types.js';
import { foundPost, madeAt } from '../boards/found-post.js';
import type { FoundPost, PostDocument } from '../boards/found-post.js';
import { momentOf } from '../../../shared/words/moment.js';

/** A draft as the post it will be, and what only drafts have. */
export type FoundDraft = {
  post: FoundPost;
  publishAt: Date | null;
  /** When it was begun or withdrawn, and when its text or files were edited last. */
  begunAt: Date;
  editedAt: Date;
  facts: DraftFacts;
};

/** Reads a draft. It is nobody's twin before it is published. */
export function foundDraft(document: PostDocument): FoundDraft {
  const post = foundPost(document);
  const publishAt = momentOf(document.publishAt);
  const original = post.twin && String(post.twin);
  const begunAt = post.createdAt ?? madeAt(post);
  const editedAt = momentOf(document.editedAt) ?? begunAt;
  return { post, publishAt, begunAt, editedAt, facts: { publishAt: publishAt?.toISOString() ?? null, original } };
}

/** The time of publishing after a change: what was not sent stays, a blank one goes. */
export const timeOf = (sent: string | undefined, stored: Date | null): Date | null =>
  sent === undefined ? stored : sent === '' ? null : new Date(sent);
