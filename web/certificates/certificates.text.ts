import type { CertificateCategory } from '@shared/certificates/certificates.types';
import { words } from '@shared/words/words';
import type { PartState } from '@shared/content/site.types';

import type { Localized } from '@/lib/locale';

export const categoryTexts: Record<CertificateCategory, Localized> = {
  'iso-ko': { ko: 'ISO 인증서(국문)', en: 'ISO Certificates (Korean)' },
  'iso-en': { ko: 'ISO 인증서(영문)', en: 'ISO Certificates (English)' },
  asme: { ko: 'ASME 인증서', en: 'ASME Certificates' },
  kc: { ko: 'KC 인증서', en: 'KC Certificates' },
  patent: { ko: '특허증', en: 'Patents' },
};

export const certificateTexts = words({
  loading: { ko: '인증서를 불러오는 중입니다.', en: 'Loading the certificates.' },
  opens: { ko: 'PDF, 새 창', en: 'PDF, new tab' },
  builtInShown: { ko: '아래는 기본 인증서 목록입니다.', en: 'Below is our standard list of certificates.' },
  connectionHint: {
    ko: '인터넷 연결을 확인하고 다시 시도해 주세요.',
    en: 'Please check your internet connection and try again.',
  },
  retry: { ko: '다시 시도', en: 'Try Again' },
  seed: { ko: '초기 인증서 데이터 추가', en: 'Add Initial Certificate Data' },
  test: { ko: '연결 확인', en: 'Test Connection' },
  seeded: {
    ko: '초기 인증서 데이터를 추가했습니다.',
    en: 'Initial certificate data added successfully!',
  },
});

type WithReason = Localized<(reason: string) => string>;

export const loadFailureText: WithReason = {
  ko: (reason) => `인증서 데이터를 불러오지 못했습니다: ${reason}`,
  en: (reason) => `Error loading certificate data: ${reason}`,
};

export const seedFailureText: WithReason = {
  ko: (reason) => `초기 데이터를 추가하지 못했습니다: ${reason}`,
  en: (reason) => `Error adding initial data: ${reason}`,
};

export const connectionTexts = words({
  noServer: {
    ko: '서버에 연결할 수 없습니다.',
    en: 'The server cannot be reached.',
  },
  noDatabase: {
    ko: '지금은 데이터베이스를 사용할 수 없습니다.',
    en: 'The database is not available right now.',
  },
  testing: { ko: '연결을 확인하는 중입니다.', en: 'Testing the connection.' },
});

const stateTexts: Record<PartState, Localized> = {
  up: { ko: '정상', en: 'up' },
  down: { ko: '중단', en: 'down' },
};

/** States of the answering server's parts. */
export const healthText: Localized<(parts: { database: PartState; storage: PartState }) => string> = {
  ko: ({ database, storage }) =>
    `서버에 연결되었습니다. 데이터베이스: ${stateTexts[database].ko}, 파일 저장소: ${stateTexts[storage].ko}.`,
  en: ({ database, storage }) =>
    `The server answers. Database: ${stateTexts[database].en}, file storage: ${stateTexts[storage].en}.`,
};
