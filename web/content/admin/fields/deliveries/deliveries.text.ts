import { words } from '@shared/words/words';
import type { MisfitKind, SheetProblemKind } from '@shared/content/deliveries/deliveries.types';

import { wholeNumber } from '@/lib/format/wholeNumber';
import type { Localized } from '@/lib/locale';

export const uploadTexts = words({
  open: { ko: '엑셀 올리기', en: 'Upload spreadsheet' },
  title: { ko: '엑셀 파일', en: 'Spreadsheet' },
  drop: { ko: '여기에 엑셀 파일을 끌어다 놓거나', en: 'Drop a spreadsheet here, or' },
  choose: { ko: '파일 선택', en: 'choose a file' },
  rule: {
    ko: '홈페이지에서 내려받은 엑셀 파일과 같은 형식이어야 합니다. 게시하기 전에는 홈페이지가 바뀌지 않습니다.',
    en: 'It must look like the spreadsheet that the site offers. The site does not change until you publish.',
  },
  reading: { ko: '파일을 읽는 중입니다.', en: 'Reading the file.' },
  failed: { ko: '파일을 읽지 못했습니다.', en: 'The file could not be read.' },
  noAnswer: { ko: '서버에 연결할 수 없습니다.', en: 'The server cannot be reached.' },
  unsupported: { ko: '엑셀(.xlsx) 파일만 읽을 수 있습니다.', en: 'Only .xlsx files can be read.' },
  problems: {
    ko: '아래 내용을 엑셀에서 고친 뒤 다시 올려 주세요. 표는 바뀌지 않았습니다.',
    en: 'Please correct this in the spreadsheet and upload it again. The table has not changed.',
  },
  sheet: { ko: '시트', en: 'Sheet' },
  line: { ko: '행', en: 'Row' },
  column: { ko: '열', en: 'Column' },
  problem: { ko: '내용', en: 'What is wrong' },
  reordered: { ko: '줄을 날짜순으로 옮겼습니다.', en: 'The rows were put in order of date.' },
  replace: { ko: '표를 바꾸기', en: 'Replace the table' },
  append: { ko: '뒤에 더하기', en: 'Add to the end' },
  close: { ko: '닫기', en: 'Close' },
});

const few = (count: number) => (count === 1 ? 'delivery' : 'deliveries');

export const readText: Localized<(count: number, now: number) => string> = {
  ko: (count, now) =>
    `납품 ${wholeNumber(count)}건을 읽었습니다. 지금 표에 있는 ${wholeNumber(now)}건을 이것으로 바꿀까요, 뒤에 더할까요?`,
  en: (count, now) =>
    `${wholeNumber(count)} ${few(count)} read. Should they replace the ${wholeNumber(now)} of the table, or follow them?`,
};

/** Misfits of a delivery. */
export const misfitTexts: Record<MisfitKind, Localized> = {
  kind_differs: {
    ko: '윗행에서는 이 말의 번역이 다릅니다.',
    en: 'A row above translates this word in another way.',
  },
  missing: { ko: '비어 있습니다.', en: 'It is empty.' },
  not_of_tank: { ko: '탱크에는 없는 값입니다.', en: 'A tank has no such value.' },
  pressure_too_great: {
    ko: '이 제품군의 최고 설계압력보다 높습니다.',
    en: 'This is above the design pressure of the product family.',
  },
  hot_side_warms: { ko: '고온측 출구가 입구보다 뜨겁습니다.', en: 'The hot side leaves hotter than it comes.' },
  cold_side_cools: {
    ko: '저온측 출구가 입구보다 뜨겁지 않습니다.',
    en: 'The cold side leaves no warmer than it comes.',
  },
  temperatures_cross: { ko: '저온측이 고온측만큼 뜨거워집니다.', en: 'The cold side gets as hot as the hot side.' },
  area_too_small: {
    ko: '용량과 온도에 비해 전열면적이 너무 작습니다.',
    en: 'The area is too small for this duty and these temperatures.',
  },
  area_too_great: {
    ko: '용량과 온도에 비해 전열면적이 너무 큽니다.',
    en: 'The area is too great for this duty and these temperatures.',
  },
};

/** Faults of a cell of a spreadsheet. */
export const sheetProblemTexts: Record<SheetProblemKind, Localized> = {
  missing_sheet: { ko: '이 이름의 시트가 없습니다.', en: 'There is no sheet of this name.' },
  no_titles: { ko: '열 이름이 있는 행을 찾을 수 없습니다.', en: 'No row has the titles of the columns.' },
  no_deliveries: { ko: '납품이 한 건도 없습니다.', en: 'There are no deliveries.' },
  missing_column: { ko: '이 열이 없습니다.', en: 'This column is missing.' },
  column_twice: { ko: '같은 이름의 열이 두 개입니다.', en: 'Two columns have this title.' },
  unknown_column: {
    ko: '모르는 열입니다. 이름을 확인해 주세요.',
    en: 'This column is not known. Please check its title.',
  },
  too_many: { ko: '납품이 너무 많습니다.', en: 'There are too many deliveries.' },
  only_here: { ko: '다른 언어의 시트에 없는 행입니다.', en: 'The sheet of the other language lacks this row.' },
  differs: {
    ko: '국문 시트와 영문 시트의 값이 다릅니다. 두 시트에 같은 값을 적어 주세요.',
    en: 'The Korean sheet says something else. Please write the same in both.',
  },
  too_long: { ko: '글이 너무 깁니다.', en: 'The text is too long.' },
  not_a_month: { ko: '연월을 2024-03처럼 써 주세요.', en: 'Please write the month like 2024-03.' },
  not_a_number: { ko: '숫자가 아닙니다.', en: 'This is not a number.' },
  not_whole: { ko: '정수로 써 주세요.', en: 'This must be a whole number.' },
  too_small: { ko: '값이 너무 작습니다.', en: 'The value is too small.' },
  too_great: { ko: '값이 너무 큽니다.', en: 'The value is too great.' },
  not_words: { ko: '글이 들어갈 칸입니다.', en: 'This cell should hold words.' },
  unknown_product: { ko: '모르는 제품입니다.', en: 'This product is not known.' },
  unknown_region: { ko: '모르는 지역입니다.', en: 'This region is not known.' },
  ...misfitTexts,
};
