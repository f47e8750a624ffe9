import { words } from '../../../shared/words/words.js';

/** Words of an answer's letter beside those that the office writes. */
export const answerTexts = words({
  files: { ko: '첨부 파일', en: 'Files' },
  behindLink: {
    ko: '파일이 커서 메일에 첨부하지 않았습니다. 아래 링크에서 내려받으실 수 있습니다.',
    en: 'They are too large for an e-mail. You can download them behind the link below.',
  },
  link: { ko: '견적 요청과 답변 보기', en: 'See your request and our answers' },
  linkNote: {
    ko: '이 링크에서 답변을 수락하거나 변경을 요청하실 수 있습니다. 이 메일에 바로 회신하셔도 됩니다. 링크를 아는 사람은 누구나 볼 수 있으니 다른 사람에게 전달하지 마십시오.',
    en: 'There you can accept the answer or ask for changes. You can also simply reply to this e-mail. Anyone who has the link can do so: please do not pass it on.',
  },
});
