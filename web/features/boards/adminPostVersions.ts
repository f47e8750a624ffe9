import type { AdminPost } from '@server/boards/boards.types';

import type { Localized } from '@/lib/locale';

import type { AdminPostFormState } from './adminPostFormState';
import { conflictTexts } from './adminPostForm.text';
import { categoryTexts } from './adminPosts.text';
import { textOf } from './adminPostValues';
import type { PostPart } from './adminPostValues';

type Versions = { theirs: string; mine: string; isSame: boolean };
type Form = Pick<AdminPostFormState, 'values'> & { pdf: Pick<AdminPostFormState['pdf'], 'file' | 'isRemoved'> };

/** One part of a post in words, as stored by someone else and as it stands in the form. */
export function bothVersions(
  part: PostPart,
  stored: AdminPost,
  { values, pdf }: Form,
  text: (words: Localized) => string,
): Versions {
  if (part === 'pdf') {
    return {
      theirs: stored.pdfFileName ?? text(conflictTexts.noFile),
      mine: pdf.file?.name ?? text(pdf.isRemoved ? conflictTexts.fileRemoved : conflictTexts.fileKept),
      isSame: !pdf.file && !pdf.isRemoved,
    };
  }
  if (part === 'password') {
    const hasNew = values.password.trim() !== '' && (!stored.protected || values.lock === 'change');
    const isUnlocking = stored.protected && values.lock === 'remove';
    return {
      theirs: text(stored.protected ? conflictTexts.locked : conflictTexts.unlocked),
      mine: text(hasNew ? conflictTexts.newPassword : isUnlocking ? conflictTexts.unlocked : conflictTexts.lockKept),
      isSame: !hasNew && !isUnlocking,
    };
  }
  const [theirs, mine] = [textOf(stored)[part], values[part]];
  const words = (value: string) => value || text(conflictTexts.empty);
  return part === 'category'
    ? {
        theirs: text(categoryTexts[stored.category]),
        mine: text(categoryTexts[values.category]),
        isSame: theirs === mine,
      }
    : { theirs: words(theirs), mine: words(mine), isSame: theirs === mine };
}
