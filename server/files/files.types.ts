/** The endings of the names of documents that boards take, in the order in which they are named. */
export const documentEndings = ['pdf', 'xlsx', 'docx', 'hwp', 'hwpx', 'dwg', 'zip'] as const;
export type DocumentEnding = (typeof documentEndings)[number];
