import type { BoardKind } from '@shared/posts/boards.types';
import { linkSample, markOf } from '@shared/posts/placeholders';
import type { MarkName, PostPageVariant } from '@shared/posts/placeholders';
import { postPageStates } from '@shared/posts/post-view.types';
import type { PostPageData, TenderLine, TenderView } from '@shared/posts/post-view.types';

import { languages } from '@/lib/locale';
import type { Language } from '@/lib/locale';

/** A page that the server fills with a post; `key` is that of its marks. */
export type PostPageInput = { language: Language; kind: BoardKind; variant: PostPageVariant; key: string };

/** A sample of each thing that the server cuts out of the page and puts in as often as a post has it. */
function markedTender(mark: (name: MarkName) => string): TenderView {
  const line: TenderLine = { name: mark('lineName'), value: mark('lineValue'), url: '', closing: null };
  const closing = { closesAt: mark('closesAt'), isClosed: false, mark: mark('closing'), left: mark('closingWords') };
  return {
    change: {
      words: mark('changeWords'),
      url: `/${mark('changeUrl')}`,
      title: mark('changeTitle'),
      language: mark('changeLanguage'),
    },
    lines: [
      line,
      { ...line, url: mark('lineUrl') },
      { ...line, closing },
      { ...line, closing: { ...closing, isClosed: true } },
    ],
    calendarUrl: mark('calendarUrl'),
    // With a slash: the router would lead from here to what has none.
    notices: [
      {
        url: `/${mark('noticeUrl')}`,
        title: mark('noticeTitle'),
        language: mark('noticeLanguage'),
        about: mark('noticeAbout'),
      },
    ],
  };
}

/** The data of such a page, with marks where the server puts in the post. */
export function markedPost({ language, kind, variant, key }: PostPageInput): PostPageData {
  const mark = (name: MarkName) => markOf(key, name);
  const isForeign = variant.startsWith('foreign-');
  const board = isForeign ? (languages.find((each) => each !== language) ?? language) : language;
  const state = postPageStates.find((each) => variant.includes(each)) ?? 'open';
  const hasView = state === 'open' || state === 'locked';
  return {
    kind,
    board,
    id: mark('id'),
    state,
    twin: null,
    post: hasView
      ? {
          title: mark('title'),
          fullTitle: mark('fullTitle'),
          date: mark('date'),
          category: mark('category'),
          isProtected: state === 'locked',
          tender: kind === 'e-procurement' && state === 'open' ? markedTender(mark) : null,
          content: `${mark('words')} ${linkSample(key)}`,
          files: variant.endsWith('-file')
            ? [
                { url: mark('fileUrl'), name: mark('fileName'), size: '', isPdf: true },
                { url: mark('otherUrl'), name: mark('otherName'), size: mark('otherSize'), isPdf: false },
              ]
            : [],
          views: null,
        }
      : null,
  };
}
