/** The endings of the names of documents that boards take, in the order in which they are named. */
export const documentEndings = ['pdf', 'xlsx', 'docx', 'hwp', 'hwpx', 'dwg', 'zip'] as const;
export type DocumentEnding = (typeof documentEndings)[number];

/** The endings of the names of files that come with quote requests, in the order in which they are named. */
export const drawingEndings = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'xlsx',
  'docx',
  'dwg',
  'dxf',
  'step',
  'stp',
  'zip',
] as const;
export type DrawingEnding = (typeof drawingEndings)[number];
