import mongoose from 'mongoose';

import { AppError } from './app-error.js';
import { TRASH_DAYS } from './trash.types.js';
import type { Trashed } from './trash.types.js';

const KEPT = TRASH_DAYS * 24 * 3600 * 1000;

/** How often the trash is looked through for what is due: s. */
export const PURGE_EVERY = 3600;

/** Things a page of the trash. */
export const TRASH_PAGE = 20;

/** Selects what is in the trash. */
export const inTrash = () => ({ deletedAt: mongoose.trusted({ $ne: null }) });

/** Selects what has been there for its time. */
export const isDue = () => ({ deletedAt: mongoose.trusted({ $ne: null, $lt: new Date(Date.now() - KEPT) }) });

/** The id, where it can be one; else throws `not_found`. */
export function idOf(id: string): string {
  if (!mongoose.isObjectIdOrHexString(id)) throw new AppError('not_found');
  return id;
}

/** What is stored with something in the trash. */
export type InTrash = { deletedAt: Date; deletedBy?: string | null };

/** Puts something into the trash, and takes it out again. */
export const intoTrash = (session: string | null) => ({ deletedAt: new Date(), deletedBy: session });
export const outOfTrash = { deletedAt: null, deletedBy: null } as const;

/** When and by which session something was deleted, and when it goes for good. */
export const toTrashed = ({ deletedAt, deletedBy }: InTrash): Trashed => ({
  deletedBy: deletedBy ?? null,
  deletedAt: deletedAt.toISOString(),
  purgedAt: new Date(deletedAt.getTime() + KEPT).toISOString(),
});
