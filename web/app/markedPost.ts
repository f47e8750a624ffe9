import type { BoardKind } from '@server/boards/boards.types';
import { LINK_SAMPLE, markOf } from '@server/post-view/marks';
import type { PostPageVariant } from '@server/post-view/marks';
import { postPageStates } from '@server/post-view/post-view.types';
import type { PostPageData, TenderLine, TenderView } from '@server/post-view/post-view.types';

import { languages } from '@/lib/locale';
import type { Language } from '@/lib/locale';

/** A page that the server fills with a post. */
export type PostPageInput = { language: Language; kind: BoardKind; variant: PostPageVariant };

const markedLine: TenderLine = { name: markOf('lineName'), value: markOf('lineValue'), url: '', closing: null };
const closing = {
  closesAt: markOf('closesAt'),
  isClosed: false,
  mark: markOf('closing'),
  left: markOf('closingWords'),
};
/** A sample of each thing that the server cuts out of the page and puts in as often as a post has it. */
const markedTender: TenderView = {
  change: {
    words: markOf('changeWords'),
    url: `/${markOf('changeUrl')}`,
    title: markOf('changeTitle'),
    language: markOf('changeLanguage'),
  },
  lines: [
    markedLine,
    { ...markedLine, url: markOf('lineUrl') },
    { ...markedLine, closing },
    { ...markedLine, closing: { ...closing, isClosed: true } },
  ],
  calendarUrl: markOf('calendarUrl'),
  // With a slash: the router would lead from here to what has none.
  notices: [
    {
      url: `/${markOf('noticeUrl')}`,
      title: markOf('noticeTitle'),
      language: markOf('noticeLanguage'),
      about: markOf('noticeAbout'),
    },
  ],
};

/** The data of such a page, with marks where the server puts in the post. */
export function markedPost({ language, kind, variant }: PostPageInput): PostPageData {
  const isForeign = variant.startsWith('foreign-');
  const board = isForeign ? (languages.find((each) => each !== language) ?? language) : language;
  const state = postPageStates.find((each) => variant.includes(each)) ?? 'open';
  const hasView = state === 'open' || state === 'locked';
  return {
    kind,
    board,
    id: markOf('id'),
    state,
    twin: null,
    post: hasView
      ? {
          title: markOf('title'),
          fullTitle: markOf('fullTitle'),
          date: markOf('date'),
          category: markOf('category'),
          isProtected: state === 'locked',
          tender: kind === 'e-procurement' && state === 'open' ? markedTender : null,
          content: `${markOf('words')} ${LINK_SAMPLE}`,
          files: variant.endsWith('-file')
            ? [
                { url: markOf('fileUrl'), name: markOf('fileName'), size: '', isPdf: true },
                { url: markOf('otherUrl'), name: markOf('otherName'), size: markOf('otherSize'), isPdf: false },
              ]
            : [],
          views: null,
        }
      : null,
  };
}
