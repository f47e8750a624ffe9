import { words } from '@shared/words/words';
import { SAMPLE_PASSWORD } from '@shared/admin/samples.types';

export const samplesTexts = words({
  offer: {
    ko: '게시판이 아직 비어 있습니다. 카탈로그, 기술자료, 입찰 공고 샘플을 국문·영문 게시판에 채워 홈페이지를 미리 살펴보실 수 있습니다. 샘플은 나중에 한 번에 제거할 수 있습니다.',
    en: 'The boards are still empty. To see the website at work, fill them with sample catalogs, technical documents and tenders in Korean and English. You can remove all samples at once later.',
  },
  fill: { ko: '샘플로 채우기', en: 'Fill with samples' },
  decline: { ko: '사용 안 함', en: 'No, thank you' },
  filled: { ko: '게시판을 샘플로 채웠습니다.', en: 'The boards are filled with samples.' },
  fillFailed: { ko: '샘플을 채우지 못했습니다.', en: 'The boards could not be filled.' },
  hasPosts: {
    ko: '그 사이에 게시물이 등록되었습니다. 샘플은 게시판이 비어 있을 때만 채울 수 있습니다.',
    en: 'A post has been added meanwhile, and samples are only for empty boards.',
  },
  declineFailed: { ko: '선택을 저장하지 못했습니다.', en: 'Your choice could not be stored.' },
  noAnswer: {
    ko: '서버에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The server cannot be reached. Please try again in a moment.',
  },
  here: {
    ko: (posts: number) => `게시판에 샘플 ${posts}건이 있습니다. 잠긴 샘플의 비밀번호는 ${SAMPLE_PASSWORD}입니다.`,
    en: (posts: number) =>
      `The boards contain ${posts === 1 ? 'a sample post' : `${posts} sample posts`}. The locked samples open with the password “${SAMPLE_PASSWORD}”.`,
  },
  remove: { ko: '샘플 제거', en: 'Remove samples' },
});

export const removalTexts = words({
  title: { ko: '샘플을 제거할까요?', en: 'Remove the samples?' },
  name: {
    ko: (posts: number) => `샘플 ${posts}건`,
    en: (posts: number) => (posts === 1 ? '1 sample post' : `${posts} sample posts`),
  },
  lead: {
    ko: '수정하지 않은 샘플이 첨부 파일과 함께 완전히 삭제되며, 복원할 수 없습니다. 수정하신 샘플은 그대로 남습니다.',
    en: 'The samples that nobody has changed are deleted for good, with their files. Those you have changed stay.',
  },
  confirm: { ko: '제거', en: 'Remove' },
  failed: { ko: '샘플을 제거하지 못했습니다.', en: 'The samples could not be removed.' },
  removed: {
    ko: (kept: number) =>
      kept === 0 ? '샘플을 제거했습니다.' : `샘플을 제거했습니다. 수정하신 ${kept}건은 남겨 두었습니다.`,
    en: (kept: number) =>
      kept === 0
        ? 'The samples are removed.'
        : `The samples are removed. ${kept === 1 ? 'The one you changed has' : `The ${kept} you changed have`} stayed.`,
  },
});
