import type { Language } from '../words/localized.types.js';

import type { BoardKind } from './boards.types.js';

/** A board of visitors. */
export type VisitorBoard = { kind: BoardKind; board: Language };

/** Names a post of visitors. */
export type PostRef = VisitorBoard & { id: string };

/** A file of a post; its size as it is read, blank for the PDF. */
export type ShownFile = { url: string; name: string; size: string; isPdf: boolean };

/** Time left of a tender: text of marks, and the same for screen readers and sentences. */
export type ClosingView = { isClosed: boolean; mark: string; left: string };

/** A fact of a tender; one with an address is a link. Of its closing time also when that is and how it stands. */
export type TenderLine = {
  name: string;
  value: string;
  url: string;
  closing: (ClosingView & { closesAt: string }) | null;
};

/** Another notice of a tender; `about` says what it does, and its day, `language` is that of its title. */
export type TenderNoticeView = { url: string; title: string; language: string; about: string };

/** The newest notice of a tender, on the page of an earlier one; `words` say what it did. */
export type TenderChangeView = { words: string; url: string; title: string; language: string };

/** A tender as it is shown in one language. */
export type TenderView = {
  /** Null on the page of the newest notice. */
  change: TenderChangeView | null;
  lines: readonly TenderLine[];
  calendarUrl: string | null;
  notices: readonly TenderNoticeView[];
};

/** A post as it is shown in one language. */
export type PostView = {
  title: string;
  /** As it was typed, with the characters that pages do not display. */
  fullTitle: string;
  date: string;
  category: string;
  isProtected: boolean;
  /** Null for a post without one, and while the post is locked. */
  tender: TenderView | null;
  /** Blank while the post is locked. */
  content: string;
  files: readonly ShownFile[];
  /** Null in the HTML of a post's page: its `ETag` lasts while the post does. */
  views: number | null;
};

export const postPageStates = ['open', 'locked', 'missing', 'failed'] as const;
export type PostPageState = (typeof postPageStates)[number];

/** Data of a post's page, beside its HTML. */
export type PostPageData = PostRef & {
  state: PostPageState;
  post: PostView | null;
  /** Id of its translation. */
  twin: string | null;
};
