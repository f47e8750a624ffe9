import { words } from '@shared/words/words';

import { errorTexts } from '@/lib/error.text';
import type { Localized } from '@/lib/locale';

import type { FileProblem } from './requestFile';

export const filesTexts = words({
  title: { ko: '도면과 자료', en: 'Drawings and documents' },
  drop: { ko: '파일을 여기에 놓거나', en: 'Drop files here or' },
  choose: { ko: '파일 고르기', en: 'choose files' },
  photograph: { ko: '사진 찍어 올리기', en: 'Take a photograph' },
  list: { ko: '올린 파일', en: 'Files of this request' },
  rule: {
    ko: (most: number, megabytes: number) =>
      `도면, 사양서, 명판 사진을 ${most}개까지, 파일당 ${megabytes}MB까지 올릴 수 있습니다. PDF, PNG, JPG, XLSX, DOCX, DWG, DXF, STEP, ZIP`,
    en: (most: number, megabytes: number) =>
      `Drawings, specifications or a photograph of the nameplate: up to ${most} files of up to ${megabytes} MB each. PDF, PNG, JPG, XLSX, DOCX, DWG, DXF, STEP, ZIP`,
  },
  tooMany: {
    ko: (most: number, names: string) => `파일은 ${most}개까지 올릴 수 있어 다음 파일은 넣지 않았습니다: ${names}`,
    en: (most: number, names: string) => `Only ${most} files can be sent. Left out: ${names}`,
  },
  queued: { ko: '차례를 기다리는 중', en: 'Waiting for its turn' },
  sending: {
    ko: (percent: number) => `올리는 중 ${percent}%`,
    en: (percent: number) => `Uploading, ${percent} %`,
  },
  checking: { ko: '다 보냈습니다. 확인하는 중…', en: 'Sent, being checked…' },
  arrived: { ko: '올렸습니다', en: 'Uploaded' },
  cancel: { ko: '올리기 취소', en: 'Cancel' },
  remove: { ko: '삭제', en: 'Remove' },
  again: { ko: '다시 올리기', en: 'Try again' },
  /** Of a button: what it does, and to which file. */
  of: {
    ko: (action: string, name: string) => `${action}: ${name}`,
    en: (action: string, name: string) => `${action}: ${name}`,
  },
  awaited: {
    ko: '파일을 모두 올리면 견적 요청을 바로 보냅니다. 이 페이지를 열어 두세요.',
    en: 'Your request will be sent as soon as the files are uploaded. Please keep this page open.',
  },
  stopped: {
    ko: '견적 요청을 아직 보내지 않았습니다. 올리지 못한 파일이 있습니다. 파일을 다시 올리거나 삭제한 뒤 보내 주세요.',
    en: 'Your request has not been sent yet: some files are missing. Upload them again or remove them, then send.',
  },
  byMail: {
    ko: (mailbox: string) => `올릴 수 없는 파일은 메일로 보내 주세요: ${mailbox}`,
    en: (mailbox: string) => `Files that cannot be uploaded can be sent to ${mailbox}.`,
  },
  missing: {
    ko: '파일을 올리는 부분을 불러오지 못했습니다. 견적 요청은 그대로 보내실 수 있습니다.',
    en: 'The part for uploading files could not be loaded. You can send your request without files.',
  },
});

/** Says what became of a file and what to do now; `until` is when a limit ends. */
export const problemTexts: Record<FileProblem, Localized<(megabytes: number, until: string) => string>> = {
  kind: {
    ko: () => errorTexts.unsupported_file.ko,
    en: () => errorTexts.unsupported_file.en,
  },
  protected: {
    ko: () => errorTexts.protected_file.ko,
    en: () => errorTexts.protected_file.en,
  },
  heic: {
    ko: () => `iPhone 사진 형식(HEIC)입니다. JPG로 바꾸거나 휴대전화에서 ‘${filesTexts.photograph.ko}’를 쓰세요.`,
    en: () =>
      `This is the photo format of iPhones (HEIC). Convert it to JPG, or use “${filesTexts.photograph.en}” on your phone.`,
  },
  size: {
    ko: (megabytes) => `파일이 ${megabytes}MB보다 큽니다. 나누거나 압축해 올려 주세요.`,
    en: (megabytes) => `The file is larger than ${megabytes} MB. Split it or make it smaller.`,
  },
  proxy: {
    ko: () => '이 사이트의 서버가 받을 수 있는 크기보다 큽니다. 나누거나 압축해 올리시거나 메일로 보내 주세요.',
    en: () => 'This is too large for this site’s server. Split it or make it smaller, or send it by e-mail.',
  },
  infected: {
    ko: () => '바이러스 검사에서 문제가 발견되어 받지 않았습니다.',
    en: () => 'The virus scanner found a problem in this file, so it was not accepted.',
  },
  limit: {
    ko: (_megabytes, until) =>
      `지금 쓰시는 인터넷 회선에서 24시간 동안 올릴 수 있는 양을 넘었습니다. ${until} 이후에 다시 올려 주세요.`,
    en: (_megabytes, until) =>
      `Your internet connection has uploaded as much as it may in 24 hours. Please try again after ${until}.`,
  },
  full: {
    ko: () => '지금은 서버에 파일을 더 저장할 공간이 없습니다.',
    en: () => 'There is no room for more files at the moment.',
  },
  line: {
    ko: () => '연결이 끊겨 올리지 못했습니다.',
    en: () => 'The connection was lost before the file was uploaded.',
  },
  away: {
    ko: () => '지금은 사이트가 파일을 저장할 수 없습니다.',
    en: () => 'The site cannot store files right now.',
  },
  busy: {
    ko: () => '한꺼번에 너무 많이 올리고 있어 받지 못했습니다.',
    en: () => 'Too much is being uploaded at once.',
  },
  gone: {
    ko: () =>
      '올린 지 하루가 지났거나, 이미 보냈거나, 다른 탭에서 삭제하여 보낼 수 없습니다. 이 파일을 삭제하고 다시 골라 주세요.',
    en: () =>
      'It was uploaded more than a day ago, was already sent, or was removed in another tab. Remove it and choose the file again.',
  },
  sent: {
    ko: () => '다른 탭에서 보낸 요청에 첨부되었습니다. 여기에도 첨부하려면 이 파일을 삭제하고 다시 골라 주세요.',
    en: () => 'It was sent from another tab. To send it here too, remove it and choose the file again.',
  },
  interrupted: {
    ko: () => '페이지를 새로 여는 바람에 다 올리지 못했습니다. 이 파일을 삭제하고 다시 골라 주세요.',
    en: () => 'The page was loaded again before the upload was complete. Remove it and choose the file again.',
  },
  unknown: {
    ko: () => '올리지 못했습니다.',
    en: () => 'The upload failed.',
  },
};

/** Behind a problem that passes. */
export const waitingText: Localized = {
  ko: '잠시 후 자동으로 다시 올립니다.',
  en: 'It will be tried again automatically.',
};
