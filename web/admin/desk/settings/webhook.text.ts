import type { WebhookOutcome, WebhookState } from '@shared/admin/webhook.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

export const webhookTexts = words({
  title: { ko: '사내 시스템 연동 (웹훅)', en: 'Own system (webhook)' },
  off: {
    ko: '사용하지 않습니다. 새 견적 요청, 추가 내용과 견적 수락을 사내 시스템에 알리려면 서버 담당자가 WEBHOOK_URL을 설정합니다.',
    en: 'Off. Whoever runs the server sets WEBHOOK_URL to have a system of the company told of new requests, additions and acceptances.',
  },
  lastError: { ko: '마지막 알림이 전달되지 않았습니다:', en: 'The newest notice was not delivered:' },
  test: { ko: '시험 웹훅 보내기', en: 'Send a test webhook' },
  failed: {
    ko: '사이트 서버에 연결할 수 없어 시험 웹훅을 보내지 못했습니다.',
    en: 'The site cannot be reached, so no test webhook was sent.',
  },
  loadFailed: {
    ko: '사내 시스템 연동 상태를 불러오지 못했습니다.',
    en: 'The state of the webhook could not be loaded.',
  },
});

export const receiverText: Localized<(host: string) => string> = {
  ko: (host) => `새 견적 요청, 추가 내용과 견적 수락을 ${host}에 알립니다.`,
  en: (host) => `${host} is told of new requests, additions and acceptances.`,
};

export const countsText: Localized<(state: WebhookState) => string> = {
  ko: ({ waiting, failed }) =>
    `전달 대기 ${waiting}건, 전달 포기 ${failed}건.${failed > 0 ? ' 시험 웹훅이 전달되면 포기한 알림을 다시 보냅니다.' : ''}`,
  en: ({ waiting, failed }) =>
    `Waiting: ${waiting}. Given up: ${failed}.${failed > 0 ? ' A test that arrives has them sent again.' : ''}`,
};

export const lastText: Localized<(moment: string) => string> = {
  ko: (moment) => `마지막 알림은 ${moment}에 전달되었습니다.`,
  en: (moment) => `The newest notice was delivered at ${moment}.`,
};

/** Result of a test webhook, and the next step. */
export const webhookOutcomeTexts: Record<WebhookOutcome, Localized> = {
  accepted: { ko: '사내 시스템이 시험 웹훅을 받았습니다.', en: 'The receiver took the test webhook.' },
  refused: {
    ko: '사내 시스템이 시험 웹훅을 거절했습니다. 수신 프로그램의 기록과 WEBHOOK_SECRET을 확인해 주세요. 다른 주소로 넘기는 응답은 따라가지 않습니다.',
    en: 'The receiver refused the test webhook. Please check its log and WEBHOOK_SECRET. Redirects are not followed.',
  },
  unreachable: {
    ko: '사내 시스템에 연결할 수 없습니다. WEBHOOK_URL의 주소와 방화벽, 인증서를 확인해 주세요.',
    en: 'The receiver cannot be reached. Please check the address in WEBHOOK_URL, the firewall and the certificate.',
  },
  forbidden: {
    ko: 'WEBHOOK_NETWORK 설정이 허용하지 않는 주소라 보내지 않았습니다.',
    en: 'Nothing was sent: WEBHOOK_NETWORK does not allow this address.',
  },
  off: { ko: '설정된 사내 시스템이 없어 아무것도 보내지 않았습니다.', en: 'Nothing was sent: no receiver is set.' },
};
