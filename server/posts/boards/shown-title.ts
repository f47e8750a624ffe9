import type { TitleStyle } from '../../../shared/admin/admin.types.js';

/** Everything but letters, digits, whitespace and Korean syllables. */
const notShown = /[^\p{Script=Latin}0-9\s가-힣]/gu;

/** A title as pages show it. Typed on a Mac, syllables come in pieces. */
export function shownTitle(title: string, titles: TitleStyle): string {
  const whole = title.normalize('NFC').trim();
  return titles === 'typed' ? whole : whole.replaceAll(notShown, '').trim();
}
