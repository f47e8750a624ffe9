import { endingOf } from '@shared/words/files.types';

/** True if a file is named like a picture from an iPhone. */
export const isHeic = (name: string): boolean => /^hei[cf]$/.test(endingOf(name));

/**
 * Files that a dialog offers, by the endings of their names. HEIC is never among them: an iPhone then sends a photograph as a
 * JPEG.
 */
export const acceptOf = (endings: readonly string[]): string => endings.map((ending) => `.${ending}`).join();
