import type { HoldReason } from '@shared/admin/clock.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

export const holdTexts = words({
  goOn: { ko: '시계가 맞으므로 계속 진행', en: 'The clock is right: go on' },
  goneOn: { ko: '기한에 따른 삭제를 다시 시작합니다.', en: 'Erasing by age goes on.' },
  failed: {
    ko: '서버에 연결할 수 없어 계속 진행하지 못했습니다.',
    en: 'The site cannot be reached, so nothing has changed.',
  },
});

/** Why nothing is erased by its age, until when, and what to do. */
export const reasonTexts: Record<HoldReason, Localized<(until: string) => string>> = {
  moved: {
    ko: (until) =>
      `서버 시계가 하루 넘게 건너뛰었거나 사이트가 하루 넘게 멈춰 있었습니다. ${until}까지 기한이 지난 자료의 삭제와 예약 게시가 보류됩니다. 시계가 맞는지 확인해 주세요.`,
    en: (until) =>
      `The server’s clock jumped by more than a day, or the site was off for longer. Until ${until} nothing is erased by its age and nothing planned is published. Check the clock.`,
  },
  differs: {
    ko: (until) =>
      `서버 시계와 데이터베이스 시계가 한 시간 넘게 다릅니다. ${until}까지 기한이 지난 자료의 삭제와 예약 게시가 보류됩니다. 두 시계를 확인해 주세요.`,
    en: (until) =>
      `The clocks of server and database are more than an hour apart. Until ${until} nothing is erased by its age and nothing planned is published. Check both clocks.`,
  },
  many: {
    ko: (until) =>
      `한꺼번에 삭제할 자료가 평소보다 훨씬 많습니다. ${until}까지 기한이 지난 자료의 삭제가 보류됩니다. 서버 시계가 맞는지 확인해 주세요.`,
    en: (until) =>
      `Far more than usual is due to be erased at once. Until ${until} nothing is erased by its age. Check the server’s clock.`,
  },
};
