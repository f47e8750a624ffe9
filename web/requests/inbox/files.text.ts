import { words } from '@shared/words/words';
import type { ScanState } from '@shared/requests/request-files.types';

import type { Localized } from '@/lib/locale';

export const filesTexts = words({
  title: { ko: '첨부 파일', en: 'Files' },
  show: { ko: '보기', en: 'Show' },
  download: { ko: '내려받기', en: 'Download' },
  close: { ko: '닫기', en: 'Close' },
  /** Of a button or a link: what it does, and with which file. */
  of: {
    ko: (action: string, name: string) => `${action}: ${name}`,
    en: (action: string, name: string) => `${action}: ${name}`,
  },
  caution: {
    ko: '외부에서 보낸 파일입니다. 예상하지 못한 파일은 열기 전에 보낸 분께 확인해 주세요.',
    en: 'These files come from outside. If you do not expect one, ask the sender before you open it.',
  },
  loading: { ko: '파일을 불러오는 중입니다.', en: 'Loading the file.' },
  failed: {
    ko: '파일을 불러오지 못했습니다. 다시 시도하거나 내려받아 주세요.',
    en: 'The file could not be loaded. Try again, or download it.',
  },
  again: { ko: '다시 시도', en: 'Try again' },
  noViewer: {
    ko: '이 브라우저는 PDF를 화면에 보여 주지 못합니다. 내려받아 열어 주세요.',
    en: 'This browser cannot show PDFs. Please download the file.',
  },
});

/** Results of the virus scanner. */
export const scanTexts: Record<ScanState, Localized> = {
  unscanned: { ko: '바이러스 검사 안 함', en: 'Not scanned for viruses' },
  clean: { ko: '바이러스 없음', en: 'No virus found' },
  infected: { ko: '바이러스 발견: 열 수 없음', en: 'Virus found: cannot be opened' },
  undecided: { ko: '바이러스 검사 실패', en: 'Could not be scanned' },
};
