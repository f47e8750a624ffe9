/** Size of the pictures by which shared pages are known, as the networks that show them ask for: px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Contents of a shared page's picture. */
export type SharePreview = {
  path: string;
  wordmark: string;
  companyName: string;
  heading: string;
  description: string;
  /** Name of the picture behind the words. */
  picture: string;
};
