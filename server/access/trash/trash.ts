import mongoose from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { TRASH_DAYS } from '../../../shared/words/trash.types.js';
import type { Trashed } from '../../../shared/words/trash.types.js';

const KEPT = TRASH_DAYS * 24 * 3600 * 1000;

/** Seconds between two runs of the expiry. */
export const PURGE_EVERY = 3600;

export const TRASH_PAGE = 20;

export const inTrash = () => ({ deletedAt: mongoose.trusted({ $ne: null }) });

/** In the trash for 30 days or longer. */
export const isDue = () => ({ deletedAt: mongoose.trusted({ $ne: null, $lt: new Date(Date.now() - KEPT) }) });

/** Throws `not_found` for what cannot be an id. */
export function idOf(id: string): string {
  if (!mongoose.isObjectIdOrHexString(id)) throw new AppError('not_found');
  return id;
}

export type InTrash = { deletedAt: Date; deletedBy: string | null };

export const intoTrash = (session: string | null) => ({ deletedAt: new Date(), deletedBy: session });
export const outOfTrash = { deletedAt: null, deletedBy: null } as const;

export const toTrashed = ({ deletedAt, deletedBy }: InTrash): Trashed => ({
  deletedBy,
  deletedAt: deletedAt.toISOString(),
  purgedAt: new Date(deletedAt.getTime() + KEPT).toISOString(),
});
