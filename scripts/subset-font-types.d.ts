declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    /** All of the font's unless told otherwise. */
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  };
  /** Cuts a font down to the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
