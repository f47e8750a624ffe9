import { words } from '@shared/words/words';

export const pictureTexts = words({
  change: { ko: '바꾸기', en: 'Change' },
  choosePicture: { ko: '사진 고르기', en: 'Choose a picture' },
  chooseLogo: { ko: '로고 고르기', en: 'Choose a logo' },
  title: { ko: '새로 올리기', en: 'Upload a new one' },
  drop: { ko: '여기에 파일을 끌어다 놓거나', en: 'Drop a file here, or' },
  choose: { ko: '파일 선택', en: 'choose a file' },
  rule: {
    ko: (endings: string, megabytes: number) => `${endings} 파일, ${megabytes}MB 이하`,
    en: (endings: string, megabytes: number) => `${endings}, at most ${megabytes} MB`,
  },
  uploading: { ko: '올리는 중입니다.', en: 'Uploading.' },
  uploadFailed: { ko: '올리지 못했습니다.', en: 'The upload failed.' },
  noAnswer: { ko: '서버에 연결할 수 없습니다.', en: 'The server cannot be reached.' },
  unsupported: {
    ko: (endings: string) => `쓸 수 없는 파일입니다. 스크립트나 움직임이 없는 ${endings} 파일을 올려 주세요.`,
    en: (endings: string) => `This file cannot be used. Upload a ${endings} file without scripts or animation.`,
  },
  small: {
    ko: (width: number, height: number, least: number) =>
      `${width}×${height}픽셀이라 흐리게 보입니다. 너비 ${least}픽셀 이상인 원본을 올려 주세요.`,
    en: (width: number, height: number, least: number) =>
      `This picture looks blurred: it has ${width} × ${height} pixels. Upload the original, at least ${least} pixels wide.`,
  },
  uploaded: { ko: '올린 사진', en: 'Uploaded' },
  uploadedLogos: { ko: '올린 로고', en: 'Uploaded' },
  built: { ko: '처음부터 있던 사진', en: 'Part of the site' },
  builtLogos: { ko: '처음부터 있던 로고', en: 'Part of the site' },
  chosen: { ko: '지금 쓰는 것', en: 'In use' },
  listFailed: { ko: '올린 파일을 불러오지 못했습니다.', en: 'What was uploaded could not be loaded.' },
  none: { ko: '아직 고르지 않았습니다.', en: 'Nothing is chosen.' },
  close: { ko: '닫기', en: 'Close' },
  focus: { ko: '중심점 옮기기', en: 'Move the focal point' },
  focusLead: {
    ko: '사진이 잘릴 때 꼭 보여야 할 곳을 누르세요. 방향키로도 옮길 수 있습니다.',
    en: 'Click the place that must stay in view where the picture is cut. The arrow keys move it, too.',
  },
  focusShared: { ko: '이 사진을 쓰는 모든 곳에 적용됩니다.', en: 'It counts wherever this picture is used.' },
  focusFailed: { ko: '중심점을 저장하지 못했습니다.', en: 'The focal point could not be saved.' },
});
