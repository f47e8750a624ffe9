import { fileTypeFromBuffer } from 'file-type';

import { HeadCheck } from './head-check.js';

const SVG = 'image/svg+xml';
const types: ReadonlySet<string> = new Set([SVG, 'image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/**
 * Passes on what begins as a picture that pages may get, or as an SVG, and sets `type`; fails with the reason of
 * `refusalOf` for anything else. Damage shows when it is drawn.
 */
export class PictureCheck extends HeadCheck {
  type = '';

  protected async recognizes(head: Buffer): Promise<boolean> {
    this.type = isSvg(head) ? SVG : ((await fileTypeFromBuffer(head))?.mime ?? '');
    return types.has(this.type) && !isSequence(head);
  }
}

function isSvg(head: Buffer): boolean {
  const text = head.toString();
  return /^\uFEFF?\s*</.test(text) && /<svg[\s>]/.test(text);
}

/** True if an AVIF declares itself a sequence first. Other moving formats have types of their own, or pages. */
const isSequence = (head: Buffer) => head.toString('latin1', 4, 12) === 'ftypavis';
