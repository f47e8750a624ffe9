/** What the server puts in its place in the built page of a post. Letters only: no escaping changes a mark. */
export const markNames = [
  'id',
  'switchUrl',
  'twin',
  'translation',
  'title',
  'fullTitle',
  'category',
  'date',
  'tender',
  'change',
  'changeWords',
  'changeUrl',
  'changeTitle',
  'changeLanguage',
  'lines',
  'lineName',
  'lineValue',
  'lineUrl',
  'closesAt',
  'closing',
  'closingWords',
  'calendar',
  'calendarUrl',
  'notices',
  'noticeItems',
  'noticeUrl',
  'noticeTitle',
  'noticeLanguage',
  'noticeAbout',
  'words',
  'files',
  'fileUrl',
  'fileName',
  'otherUrl',
  'otherName',
  'otherSize',
  'description',
  'headline',
  'published',
  'modified',
  'data',
  'items',
] as const;
export type MarkName = (typeof markNames)[number];

export const markOf = (name: MarkName): string => `PostMark${name}PostMark`;

/** After the mark of the words: shows how a link in them is built. */
export const LINK_SAMPLE = 'https://link.invalid';

const shown = ['open', 'open-file', 'locked', 'missing', 'failed'] as const;

/** The built pages of a board: each state, with and without a file, in its own and in the other language's frame. */
export const postPageVariants = [...shown, ...shown.map((each) => `foreign-${each}` as const)];
export type PostPageVariant = (typeof postPageVariants)[number];
