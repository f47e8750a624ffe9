import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

export const peopleTexts = words({
  open: { ko: '개인정보 열람·삭제', en: 'Personal data' },
  title: { ko: '개인정보 열람·삭제', en: 'Personal data' },
  lead: {
    ko: '고객이 자신의 정보를 보여 달라고 하거나 지워 달라고 할 때 씁니다. 본인의 요청인지 먼저 확인해 주세요. 찾기, 내려받기, 삭제는 작업 기록에 남으며, 이메일 주소는 가려서 적습니다.',
    en: 'For customers who ask to see their data or to have it erased. First make sure that it is they who ask. Finding, downloading and erasing are noted in the activity log, the address masked.',
  },
  email: { ko: '이메일 주소', en: 'E-mail address' },
  find: { ko: '찾기', en: 'Find' },
  invalid: { ko: '이메일 주소를 확인해 주세요.', en: 'Check the e-mail address.' },
  failed: {
    ko: '찾지 못했습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'The search failed. Please try again in a moment.',
  },
  none: { ko: '이 주소로 보관 중인 정보가 없습니다.', en: 'Nothing is held about this address.' },
  requests: { ko: '이 주소로 받은 견적 요청', en: 'Quote requests from this address' },
  hasNote: { ko: '메모 있음', en: 'with a note' },
  download: { ko: '모두 내려받기 (JSON)', en: 'Download everything (JSON)' },
  downloadFailed: { ko: '내려받지 못했습니다. 다시 시도해 주세요.', en: 'The download failed. Please try again.' },
  erase: { ko: '모두 삭제', en: 'Erase everything' },
  erased: { ko: '개인정보를 삭제했습니다.', en: 'The data has been erased.' },
});

export const eraseTexts = words({
  title: { ko: '이 사람의 정보를 모두 삭제할까요?', en: 'Erase everything about this person?' },
  lead: {
    ko: '바로 삭제되며 되돌릴 수 없습니다. 접수번호, 날짜, 언어, 상태, 제품군만 개인정보 없이 남습니다.',
    en: 'This happens at once and cannot be undone. Only reference, dates, language, status and product families stay, nothing personal.',
  },
  also: {
    ko: '회사 메일함에 있는 메일, 내려받은 파일, 백업은 따로 지워야 합니다.',
    en: 'E-mails in your mailbox, downloaded files and backups are yours to delete.',
  },
  confirm: { ko: '모두 삭제', en: 'Erase everything' },
  changed: {
    ko: '그 사이 요청이 늘거나 줄었습니다. 바뀐 내용을 확인한 뒤 다시 삭제해 주세요.',
    en: 'Requests have come or gone meanwhile. Look at the list as it is now, then erase again.',
  },
  failed: { ko: '삭제하지 못했습니다. 다시 시도해 주세요.', en: 'Erasing failed. Please try again.' },
});

type Counts = { requests: number; notes: number; files: number; letters: number };

const requestsIn = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** Names the data held, and those that an erasure takes. */
export const heldText: Localized<(counts: Counts) => string> = {
  ko: ({ requests, notes, files, letters }) =>
    `견적 요청 ${requests}건, 메모 ${notes}건, 첨부 파일 ${files}개, 보관된 메일 ${letters}통`,
  en: ({ requests, notes, files, letters }) =>
    `${requestsIn(requests)}, ${notes} ${notes === 1 ? 'note' : 'notes'}, ${files} ${files === 1 ? 'file' : 'files'}, ${letters} stored ${letters === 1 ? 'letter' : 'letters'}`,
};

/** Said before requests are erased that the office has not closed yet. */
export const openText: Localized<(count: number) => string> = {
  ko: (count) => `아직 종결하지 않은 요청 ${count}건이 함께 삭제됩니다. 답변할 주소도 사라집니다.`,
  en: (count) => `${requestsIn(count)} not closed yet will go too, and with it the address to answer to.`,
};

/** Other people's requests that name the address. */
export const mentionsText: Localized<(references: string) => string> = {
  ko: (references) =>
    `다른 사람의 요청에도 이 주소가 적혀 있습니다: ${references}. 이 요청은 삭제되지 않으니 직접 확인해 주세요.`,
  en: (references) =>
    `Requests of other people name this address, too: ${references}. They are not erased; please look at them yourself.`,
};
