import { postViewTexts } from '@shared/posts/post-view.text';
import { closingTime } from '@shared/posts/tender-view';
import { tenderKindTexts, tenderTexts } from '@shared/posts/tender.text';
import { tenderKinds } from '@shared/posts/tender.types';

import { momentOf } from '@/lib/koreanClock';
import type { Language } from '@/lib/locale';

import { firstNoticeTexts } from './tender.text';
import type { TenderText } from './values';

/** A tender in words, a line for each part that is filled in; empty without any. */
export function tenderLines(values: TenderText, language: Language): string {
  const { tenderKind, tenderClosesAt, tenderFirst, firstTitle } = values;
  const kind = tenderKinds.find((each) => each === tenderKind);
  const first = firstTitle === null ? firstNoticeTexts.gone[language] : firstTitle || postViewTexts.noTitle[language];
  const lines = [
    [tenderTexts.number, values.tenderNumber],
    [tenderTexts.revision, values.tenderRevision],
    [tenderTexts.kind, kind && tenderKindTexts[kind][language]],
    [tenderTexts.closesAt, tenderClosesAt && closingTime(momentOf(tenderClosesAt), language)],
    [tenderTexts.contact, values.tenderContact],
    [tenderTexts.telephone, values.tenderTelephone],
    [firstNoticeTexts.label, tenderFirst && first],
  ] as const;
  return lines.flatMap(([name, said]) => (said ? `${name[language]}: ${said}` : [])).join('\n');
}
