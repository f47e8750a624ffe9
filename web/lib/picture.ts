/** A picture's files by format (`srcset` each) and its largest size in px. */
export type PictureSources = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};
