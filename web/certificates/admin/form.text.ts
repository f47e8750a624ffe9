import { words } from '@shared/words/words';

import { fileTexts as fileFieldTexts } from '@/admin/form.text';
import type { ProblemTexts } from '@/admin/useField';
import type { Localized } from '@/lib/locale';

export const formTexts = words({
  newTitle: { ko: '새 인증서', en: 'New certificate' },
  editTitle: { ko: '인증서 수정', en: 'Edit certificate' },
  loading: { ko: '인증서를 불러오는 중입니다.', en: 'Loading the certificate.' },
  missing: {
    ko: '이 인증서를 찾을 수 없습니다. 삭제되었을 수 있습니다.',
    en: 'This certificate does not exist. It may have been deleted.',
  },
  category: { ko: '분류', en: 'Category' },
  choose: { ko: '선택해 주세요', en: 'Please choose' },
  name: { ko: '이름', en: 'Name' },
  order: { ko: '순서', en: 'Order' },
  orderHint: {
    ko: '작은 번호가 먼저 나옵니다. 이미 있는 번호를 쓰면 그 자리에 들어갑니다.',
    en: 'Lower numbers come first. If a number is taken, the others move down.',
  },
  saved: { ko: '인증서가 저장되었습니다.', en: 'Certificate saved.' },
  updated: { ko: '인증서가 수정되었습니다.', en: 'Certificate updated.' },
  /** When something unsaved is left. */
  leave: {
    ko: '입력한 내용과 선택한 파일이 사라집니다.',
    en: 'What you entered and the files you chose will be lost.',
  },
});

type FileWords = Record<'title' | 'fileName' | 'choose' | 'drop' | 'wrongKind', Localized> & {
  rule: Localized<(megabytes: number) => string>;
};

/** Words of the two file fields. */
export const fileKindTexts: Record<'image' | 'pdf', FileWords> = {
  image: {
    title: { ko: '이미지', en: 'Image' },
    fileName: { ko: '이미지 파일 이름', en: 'Image file name' },
    choose: { ko: '이미지 선택', en: 'Choose an image' },
    drop: { ko: '이미지를 끌어다 놓거나', en: 'Drop an image here, or' },
    rule: {
      ko: (megabytes) => `PNG, JPEG, WebP, ${megabytes}MB 이하. A4 세로가 가장 잘 맞습니다.`,
      en: (megabytes) => `PNG, JPEG or WebP of at most ${megabytes} MB; A4 portrait fits best.`,
    },
    wrongKind: {
      ko: 'PNG, JPEG, WebP 이미지만 올릴 수 있습니다.',
      en: 'Only PNG, JPEG and WebP images can be uploaded.',
    },
  },
  pdf: {
    title: { ko: 'PDF', en: 'PDF' },
    fileName: { ko: 'PDF 파일 이름', en: 'PDF file name' },
    choose: { ko: 'PDF 선택', en: 'Choose a PDF' },
    drop: { ko: 'PDF를 끌어다 놓거나', en: 'Drop a PDF here, or' },
    rule: { ko: (megabytes) => `PDF, ${megabytes}MB 이하`, en: (megabytes) => `PDF of at most ${megabytes} MB` },
    wrongKind: { ko: 'PDF 파일만 업로드할 수 있습니다.', en: 'Only PDF files can be uploaded.' },
  },
};

export const fileTexts = words({
  nameHint: {
    ko: '이미 올린 파일은 이름만 입력해도 됩니다.',
    en: 'If the file is already on the site, its name is enough.',
  },
  chosen: { ko: '저장할 때 함께 올라갑니다.', en: 'Uploaded when you save' },
  opens: { ko: '(새 창)', en: '(new tab)' },
  preview: { ko: '이미지 미리보기', en: 'Preview of the image' },
  noPreview: { ko: '이미지를 고르면 여기에 보입니다.', en: 'The image you choose is shown here.' },
  notFound: {
    ko: '이 이름의 파일이 없습니다. 이름을 확인하거나 파일을 선택해 주세요.',
    en: 'There is no file of this name. Check the name or choose a file.',
  },
});

/** Problems of a field, more exact than those for fields in general. */
export const problemTexts: Record<string, ProblemTexts> = {
  category: { required: { ko: '분류를 선택해 주세요.', en: 'Please choose a category.' } },
  name: {
    required: { ko: '이름을 입력해 주세요.', en: 'Please enter a name.' },
    too_long: { ko: '이름은 200자까지 쓸 수 있습니다.', en: 'A name can have up to 200 characters.' },
  },
  image: {
    required: {
      ko: '이미지를 선택하거나 파일 이름을 입력해 주세요.',
      en: 'Please choose an image or enter its file name.',
    },
    not_found: fileTexts.notFound,
    several: fileFieldTexts.several,
  },
  pdf: {
    required: { ko: 'PDF를 선택하거나 파일 이름을 입력해 주세요.', en: 'Please choose a PDF or enter its file name.' },
    not_found: fileTexts.notFound,
    several: fileFieldTexts.several,
  },
  order: {
    required: { ko: '순서를 입력해 주세요.', en: 'Please enter the order.' },
    invalid_number: { ko: '0 이상의 정수로 입력해 주세요.', en: 'Please enter a whole number, 0 or more.' },
  },
};

/** Reasons why a certificate was not saved. */
export const saveFailureTexts = words({
  noAnswer: {
    ko: '서버에 연결할 수 없습니다. 입력한 내용은 그대로 있으니 다시 저장해 주세요.',
    en: 'The server cannot be reached. What you entered is still here; please save again.',
  },
  signedOut: {
    ko: '로그인 시간이 끝나 저장되지 않았습니다. 입력한 내용은 그대로 있으니 다시 저장해 주세요.',
    en: 'Not saved: the session had ended. What you entered is still here; please save again.',
  },
  gone: {
    ko: '다른 관리자가 이 인증서를 삭제했습니다.',
    en: 'Another administrator has deleted this certificate.',
  },
});
