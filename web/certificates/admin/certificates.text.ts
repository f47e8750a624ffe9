import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

type Counted = Localized<(count: number) => string>;
type Named = Localized<(name: string) => string>;
type Placed = Localized<(name: string, place: number, total: number) => string>;

export const listTexts = words({
  title: { ko: '인증서', en: 'Certificates' },
  add: { ko: '새로 추가', en: 'Add New' },
  loading: { ko: '인증서를 불러오는 중입니다.', en: 'Loading the certificates.' },
  failed: { ko: '인증서를 불러오지 못했습니다.', en: 'The certificates could not be loaded.' },
  none: { ko: '등록된 인증서가 없습니다.', en: 'No certificates registered.' },
  noneLead: {
    ko: '기본 인증서 9건을 한 번에 추가하거나, 새 인증서를 직접 등록할 수 있습니다.',
    en: 'Add the nine built-in certificates at once, or register one yourself.',
  },
});

export const totalText: Counted = {
  ko: (count) => `총 ${count}건`,
  en: (count) => `${count} ${count === 1 ? 'certificate' : 'certificates'}`,
};

export const columnTexts = words({
  order: { ko: '순서', en: 'Order' },
  thumbnail: { ko: '미리보기', en: 'Preview' },
  name: { ko: '이름', en: 'Name' },
  category: { ko: '분류', en: 'Category' },
  image: { ko: '이미지', en: 'Image' },
  pdf: { ko: 'PDF', en: 'PDF' },
  actions: { ko: '관리', en: 'Actions' },
});

/** Names of the buttons that move a row. */
export const moveTexts = {
  move: { ko: (name) => `순서 바꾸기: ${name}`, en: (name) => `Reorder: ${name}` },
  up: { ko: (name) => `위로: ${name}`, en: (name) => `Move up: ${name}` },
  down: { ko: (name) => `아래로: ${name}`, en: (name) => `Move down: ${name}` },
} as const satisfies Record<string, Named>;

export const orderTexts = words({
  handle: { ko: '순서 손잡이', en: 'sortable' },
  hint: {
    ko: '손잡이를 끌거나 화살표를 눌러 순서를 바꿉니다. 바로 저장됩니다.',
    en: 'Drag the handle or use the arrows to change the order. It is saved at once.',
  },
  instructions: {
    ko: '스페이스 키나 엔터 키로 집은 다음 위아래 화살표 키로 옮기고, 다시 스페이스 키나 엔터 키로 내려놓습니다. ESC 키를 누르면 취소됩니다.',
    en: 'Press Space or Enter to pick up, the up and down arrow keys to move, Space or Enter again to drop, Escape to cancel.',
  },
  saved: { ko: '순서를 저장했습니다.', en: 'Order saved.' },
  failed: {
    ko: '순서를 저장하지 못해 이전 순서로 되돌렸습니다.',
    en: 'The order could not be saved; the previous order is back.',
  },
});

export const dragTexts = {
  picked: {
    ko: (name, place, total) => `${name}: 집었습니다. ${total}개 중 ${place}번째입니다.`,
    en: (name, place, total) => `${name}: picked up, position ${place} of ${total}.`,
  },
  moved: {
    ko: (name, place, total) => `${name}: ${total}개 중 ${place}번째로 옮겼습니다.`,
    en: (name, place, total) => `${name}: moved to position ${place} of ${total}.`,
  },
  dropped: {
    ko: (name, place, total) => `${name}: ${total}개 중 ${place}번째에 내려놓았습니다.`,
    en: (name, place, total) => `${name}: dropped at position ${place} of ${total}.`,
  },
  cancelled: {
    ko: (name, place, total) => `${name}: 취소했습니다. ${total}개 중 ${place}번째 그대로입니다.`,
    en: (name, place, total) => `${name}: cancelled, still at position ${place} of ${total}.`,
  },
} as const satisfies Record<string, Placed>;

export const deletionTexts = words({
  title: { ko: '이 인증서를 삭제하시겠습니까?', en: 'Are you sure you want to delete this certificate?' },
  lead: {
    ko: '홈페이지에서 바로 사라집니다. 30일 동안 휴지통에 보관되며, 그동안 복원할 수 있습니다.',
    en: 'It disappears from the website at once. For 30 days it can be restored from the trash.',
  },
  confirm: { ko: '삭제', en: 'Delete' },
  deleted: { ko: '인증서가 삭제되었습니다.', en: 'Certificate deleted.' },
  failed: { ko: '삭제 중 오류가 발생했습니다.', en: 'An error occurred during deletion.' },
  gone: { ko: '이미 삭제된 인증서입니다.', en: 'This certificate has already been deleted.' },
});
