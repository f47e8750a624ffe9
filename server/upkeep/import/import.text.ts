import { allBoards, collectionName } from '../../posts/boards/collections.js';
import { words } from '../../../shared/words/words.js';
import type { Localized } from '../../../shared/words/localized.types.js';
import { boardTexts } from '../../../shared/posts/boards.text.js';

import type { Outcome, RemarkCode } from './import.types.js';

export const reportTexts = words({
  title: { ko: '이전 사이트 자료 가져오기 보고서', en: 'Report of the import from the former site' },
  dry: {
    ko: '시험 실행입니다. 아직 아무것도 저장하지 않았습니다.',
    en: 'This was a trial run. Nothing has been stored yet.',
  },
  applied: { ko: '실제로 가져왔습니다. 실행 번호:', en: 'The data has come in. Number of this run:' },
  source: { ko: '가져온 곳', en: 'Source' },
  time: { ko: '작성', en: 'Written' },
  collection: { ko: '모음', en: 'Collection' },
  found: { ko: '찾음', en: 'Found' },
  changed: { ko: '바꿔서 가져옴', en: 'Changed on the way' },
  lines: { ko: '확인할 자료', en: 'What to look at' },
  nothing: { ko: '바뀌거나 빠진 자료가 없습니다.', en: 'Nothing was changed or left out.' },
  document: { ko: '자료', en: 'Document' },
  id: { ko: '이전 번호', en: 'Former id' },
  outcome: { ko: '결과', en: 'Result' },
  remark: { ko: '내용', en: 'Remarks' },
  place: { ko: '위치', en: 'Place' },
  fetch: { ko: '내려받아야 할 파일', en: 'Files to be fetched' },
  fetchLead: {
    ko: '아래 주소의 파일을 내려받아 저장소와 같은 하위 폴더에 넣고 --files 로 맨 위 폴더를 알려 주면, 다시 실행할 때 게시물에 붙습니다. 이름만 같고 폴더가 다른 파일은 붙이지 않습니다.',
    en: 'Download these files, keep the folders of the storage, and name the topmost one with --files: the next run adds them to their posts. A file of the same name in another folder is not taken.',
  },
  passwords: {
    ko: '이전 사이트의 비밀번호는 그대로 읽을 수 있게 저장되어 있었습니다. 가져온 뒤에는 게시물과 관리자 비밀번호를 새로 정해 주세요.',
    en: 'The former site kept passwords readable. Please choose new ones for posts and for the administration afterwards.',
  },
});

/** The collections, as the office knows what is in them. */
export const collectionTexts: ReadonlyMap<string, Localized> = new Map([
  ...allBoards.map((board) => [collectionName(board), boardTexts[`${board.kind}/${board.name}`]] as const),
  ['certificates', { ko: '인증서', en: 'Certificates' }],
  ['admin-settings', { ko: '관리자 설정', en: 'Settings' }],
  ['quotes', { ko: '견적 요청', en: 'Quote requests' }],
  ['quotations', { ko: '견적서', en: 'Quotations' }],
  ['request-files', { ko: '견적 요청 파일', en: 'Files of quote requests' }],
]);

/** Outcomes of a document, also in a trial run. */
export const outcomeTexts: Record<Outcome | 'toAdd' | 'toUpdate', Localized> = {
  toAdd: { ko: '추가할 자료', en: 'Would be added' },
  toUpdate: { ko: '고칠 자료', en: 'Would be brought up to date' },
  added: { ko: '추가함', en: 'Added' },
  updated: { ko: '고침', en: 'Brought up to date' },
  there: { ko: '이미 있음', en: 'There already' },
  kept: { ko: '이 사이트의 것을 그대로 둠', en: 'Left as it is here' },
  refused: { ko: '가져오지 않음', en: 'Not taken' },
};

/** Remarks on a document, and the next step. */
export const remarkTexts: Record<RemarkCode, Localized> = {
  password_hashed: {
    ko: '게시물 비밀번호를 암호화했습니다. 새 비밀번호로 바꾸는 것이 좋습니다.',
    en: 'Its password was made unreadable. Choose a new one.',
  },
  password_taken: {
    ko: '이전 사이트의 관리자 비밀번호로 로그인할 수 있습니다. 로그인한 뒤 바로 바꿔 주세요.',
    en: 'Administrators sign in with the password of the former site. Change it at once.',
  },
  password_kept: {
    ko: '관리자 비밀번호는 이 사이트의 것을 그대로 씁니다.',
    en: 'The administrators’ password of this site stays.',
  },
  no_date: {
    ko: '작성일이 없습니다. 목록 맨 뒤에 나옵니다.',
    en: 'It has no date and stands last on its list.',
  },
  date_unreadable: {
    ko: '작성일을 읽을 수 없거나 여러 뜻으로 읽힙니다. 날짜 없이 가져옵니다. 2024-05-03처럼 연도부터 네 자리로 적어 주세요.',
    en: 'Its date is unclear or no date, so it comes in without one. Write the year first, in four digits: 2024-05-03.',
  },
  no_title: { ko: '제목이 없습니다.', en: 'It has no title.' },
  no_content: { ko: '내용이 비어 있습니다.', en: 'Its text is empty.' },
  text_normalized: {
    ko: '풀어 쓴 한글 자모를 합쳤습니다.',
    en: 'Korean letters were put together as this site writes them.',
  },
  category_unknown: {
    ko: '분류를 알 수 없습니다. 게시물은 카탈로그로 가져옵니다.',
    en: 'Its category is unknown. A post comes in as a catalog.',
  },
  file_taken: { ko: '파일을 함께 가져왔습니다.', en: 'Its file comes with it.' },
  file_to_fetch: { ko: '파일을 내려받아야 합니다.', en: 'Its file has to be fetched.' },
  file_missing: {
    ko: '파일이 폴더에 없어 붙이지 못했습니다.',
    en: 'Its file is not in the folder, so it is not attached.',
  },
  file_unclear: {
    ko: '같은 경로의 파일이 둘 이상이라 붙이지 않았습니다. 맞는 파일 하나만 남겨 주세요.',
    en: 'More than one file has its path, so none is attached. Leave the right one only.',
  },
  file_refused: {
    ko: '파일이 손상되었거나 받을 수 없는 형식이어서 붙이지 못했습니다.',
    en: 'Its file is damaged or of a kind that is not accepted, so it is not attached.',
  },
  unknown_fields: {
    ko: '이 사이트에 없는 항목이 있어 옮기지 않았습니다.',
    en: 'It has fields that this site does not know. They are not taken.',
  },
  unknown_collection: {
    ko: '이 사이트에 없는 종류의 자료입니다.',
    en: 'This site has no place for documents of this kind.',
  },
  author_kept: {
    ko: '작성자 이름을 자료에 남겨 두었습니다. 화면에는 관리자로 나옵니다.',
    en: 'Its author’s name is kept with it; pages show the administrator.',
  },
  incomplete: { ko: '필요한 항목이나 파일이 빠져 있습니다.', en: 'A field or a file that it needs is missing.' },
  changed_here: {
    ko: '가져온 뒤 이 사이트에서 고쳤거나 휴지통에 넣었습니다.',
    en: 'It was changed here, or put into the trash, since it came in.',
  },
  deleted_here: { ko: '가져온 뒤 이 사이트에서 삭제했습니다.', en: 'It was deleted here since it came in.' },
  id_taken: { ko: '같은 자료가 이미 있습니다.', en: 'There is one of the same number already.' },
  cut: { ko: '파일이 중간에서 끊겼습니다.', en: 'The file ends too early.' },
  damaged: { ko: '이 부분이 손상되어 읽을 수 없습니다.', en: 'This part is damaged.' },
  not_json: { ko: 'JSON 형식이 아닙니다.', en: 'This is no JSON.' },
  not_utf8: {
    ko: '글자 인코딩이 UTF-8이 아닙니다. 파일을 UTF-8로 다시 저장한 뒤 실행해 주세요. 엑셀에서는 “CSV UTF-8” 형식입니다.',
    en: 'Its characters are not UTF-8. Save the file as UTF-8, in Excel as “CSV UTF-8”, and try again.',
  },
  too_large: { ko: '자료 하나가 너무 큽니다.', en: 'A single document is too large.' },
  too_deep: { ko: '자료가 너무 깊게 겹쳐 있습니다.', en: 'It is nested too deeply.' },
  no_id: { ko: '자료 번호(id)가 없습니다.', en: 'It has no id.' },
  no_document: { ko: '자료가 아닙니다.', en: 'This is no document.' },
  unknown_shape: { ko: '알 수 없는 형식의 파일입니다.', en: 'The shape of this file is unknown.' },
  unknown_value: { ko: '알 수 없는 형식의 값이 있습니다.', en: 'It has a value of an unknown kind.' },
};
