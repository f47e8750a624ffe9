import { words } from '../../../shared/words/words.js';

/** Columns of the CSV file beside the questionnaire's. */
export const csvTexts = words({
  reference: { ko: '접수번호', en: 'Reference' },
  createdAt: { ko: '접수일시', en: 'Received' },
  language: { ko: '언어', en: 'Language' },
  status: { ko: '처리상태', en: 'Status' },
  note: { ko: '메모', en: 'Note' },
});

/** Columns behind the calculation's. */
export const csvFileTexts = words({
  count: { ko: '첨부 파일 수', en: 'Files' },
  names: { ko: '첨부 파일', en: 'Names of the files' },
});

/** Columns after all others: what the office answered. */
export const csvAnswerTexts = words({
  answeredAt: { ko: '첫 답변', en: 'First answer' },
  count: { ko: '답변 수', en: 'Answers' },
  lastAt: { ko: '마지막 답변', en: 'Last answer' },
  by: { ko: '답변자', en: 'Answered by' },
  letter: { ko: '답변 메일 상태', en: 'E-mail of the answer' },
  files: { ko: '답변 첨부 파일', en: 'Files of the answers' },
});

/** The last columns: how far the office has come. */
export const csvHandlingTexts = words({
  responsible: { ko: '담당자', en: 'Responsible' },
  dueAt: { ko: '답변 기한', en: 'Due' },
});

// Sweden writes dates the way ISO 8601 does. Made once: a formatter is large, and an export has thousands of rows.
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** A moment in Korean time as spreadsheets sort it: `2026-11-21 13:57`. */
export function formatSortable(moment: Date): string {
  return sortable.format(moment);
}
