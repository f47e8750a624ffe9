import { AppError } from '../common/app-error.js';

/** Beginnings of files that a document security program has locked: Fasoo's, SoftCamp's, Samsung SDS's. */
const LOCKED = /^(?:.{0,2}DRMONE|SCDSA\d|<## NASCA DRM)/s;

/** Beginnings of pictures from an iPhone (ISO 23008-12). */
const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** The reason for refusing a file that begins like this. */
export function refusalOf(head: Buffer): AppError {
  const beginning = head.toString('latin1', 0, 32);
  if (LOCKED.test(beginning)) return new AppError('protected_file');
  return new AppError(HEIC.test(beginning) ? 'heic_file' : 'unsupported_file');
}
