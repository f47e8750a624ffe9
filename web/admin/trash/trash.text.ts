import { words } from '@shared/words/words';
import { TRASH_DAYS } from '@shared/words/trash.types';

import { wholeNumber } from '@/lib/format/wholeNumber';
import type { Localized } from '@/lib/locale';

type Named = Localized<(name: string) => string>;

export const trashTexts = words({
  open: { ko: '휴지통', en: 'Trash' },
  lead: {
    ko: `삭제한 지 ${TRASH_DAYS}일이 지나면 첨부 파일과 함께 영구 삭제됩니다.`,
    en: `After ${TRASH_DAYS} days in the trash, an item and its files are removed for good.`,
  },
  loading: { ko: '휴지통을 불러오는 중입니다.', en: 'Loading the trash.' },
  failed: { ko: '휴지통을 불러오지 못했습니다.', en: 'The trash could not be loaded.' },
  none: { ko: '휴지통이 비어 있습니다.', en: 'The trash is empty.' },
  noneLead: {
    ko: `삭제한 항목은 ${TRASH_DAYS}일 동안 여기에 보관되며 언제든 복원할 수 있습니다.`,
    en: `Deleted items stay here for ${TRASH_DAYS} days and can be restored at any time.`,
  },
  deleted: { ko: '삭제한 때', en: 'Deleted' },
  /** A name, or under the shared password the session. */
  deletedBy: { ko: '삭제한 사람·접속', en: 'By' },
  purged: { ko: '영구 삭제 예정', en: 'Gone for good' },
  restore: { ko: '복원', en: 'Restore' },
  purge: { ko: '영구 삭제', en: 'Delete for good' },
  restored: { ko: '복원했습니다.', en: 'Restored.' },
  gone: { ko: '이미 휴지통에 없는 항목입니다.', en: 'This item is no longer in the trash.' },
  restoreFailed: { ko: '복원하지 못했습니다.', en: 'The item could not be restored.' },
  pages: { ko: '휴지통 페이지', en: 'Pages of the trash' },
});

export const trashNamedTexts = {
  title: { ko: (list) => `${list} 휴지통`, en: (list) => `Trash: ${list}` },
  /** Names of a row's buttons, heard without the row around them. */
  restore: { ko: (name) => `복원: ${name}`, en: (name) => `Restore: ${name}` },
  purge: { ko: (name) => `영구 삭제: ${name}`, en: (name) => `Delete for good: ${name}` },
} as const satisfies Record<string, Named>;

export const trashTotalText: Localized<(count: number) => string> = {
  ko: (count) => `총 ${wholeNumber(count)}건`,
  en: (count) => `${wholeNumber(count)} ${count === 1 ? 'item' : 'items'}`,
};

/** Time left until it is gone for good. */
export const daysLeftText: Localized<(days: number) => string> = {
  ko: (days) => (days > 0 ? `${days}일 남음` : '곧 삭제'),
  en: (days) => (days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} left` : 'any moment now'),
};

/** The question before something is removed for good. */
export const purgeTexts = words({
  title: { ko: '영구 삭제할까요?', en: 'Delete for good?' },
  lead: {
    ko: '첨부 파일까지 바로 삭제되며, 되돌릴 수 없습니다.',
    en: 'It is removed at once, with its files, and cannot be brought back.',
  },
  confirm: { ko: '영구 삭제', en: 'Delete for good' },
  done: { ko: '영구 삭제했습니다.', en: 'Deleted for good.' },
  failed: { ko: '삭제 중 오류가 발생했습니다.', en: 'An error occurred during deletion.' },
});
