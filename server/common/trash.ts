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

/** When something was deleted and when it goes for good. */
export const trashDates = (deletedAt: Date): Trashed => ({
  deletedAt: deletedAt.toISOString(),
  purgedAt: new Date(deletedAt.getTime() + KEPT).toISOString(),
});
