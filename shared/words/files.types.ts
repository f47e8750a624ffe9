/** The endings of the names of documents that boards take, in the order in which they are named. */
export const documentEndings = ['pdf', 'xlsx', 'docx', 'hwp', 'hwpx', 'dwg', 'zip'] as const;
export type DocumentEnding = (typeof documentEndings)[number];

/** The ending of a file's name, in small letters and without its dot; empty if it has none. */
export const endingOf = (name: string): string => /.\.([^.]+)$/s.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The ending of the name of a certificate's document, and of a post's. */
export const pdfEndings = ['pdf'] as const;

/** The endings of the names of certificates' images, in the order in which they are named. */
export const imageEndings = ['png', 'jpg', 'jpeg', 'webp'] as const;

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
