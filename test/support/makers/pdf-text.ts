import { getDocumentProxy } from 'unpdf';

/** A piece of text with its place, in points from the page's lower left corner. */
export type PrintedText = { text: string; x: number; y: number; width: number; height: number };

export type PrintedPdf = {
  pages: number;
  width: number;
  height: number;
  pieces: PrintedText[];
  /** All pieces, with a blank between two. */
  text: string;
  title: string;
  /** Addresses that it leads to. */
  links: string[];
};

/** Contents that a reader of PDF files finds in one. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPdf> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
      : [],
  );
  const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations();
  const { info } = await document.getMetadata();
  return {
    pages: document.numPages,
    width,
    height,
    pieces,
    text: pieces.map(({ text }) => text).join(' '),
    title: String((info as { Title?: string }).Title), // a table of anything
    links: annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []),
  };
}

/** Every font of a PDF with whether it is in the file, and whether its text can be copied. */
export function fontsOf(bytes: Uint8Array): { name: string; isEmbedded: boolean; isCopied: boolean }[] {
  const objects = Buffer.from(bytes).toString('latin1').split('endobj');
  const fonts = objects.filter((object) => /\/Type \/Font\b(?!Descriptor)/.test(object));
  const isType = (object: string, type: string) => object.includes(`/Subtype /${type}`);
  const embedded = objects.filter(
    (object) => object.includes('/Type /FontDescriptor') && /\/FontFile[23]? /.test(object),
  );
  return fonts
    .filter((object) => !isType(object, 'CIDFontType2') && !isType(object, 'CIDFontType0'))
    .map((object) => {
      const [, name = ''] = /\/BaseFont \/(\S+)/.exec(object) ?? [];
      const isEmbedded = embedded.some((each) => each.includes(`/FontName /${name}`));
      return { name, isEmbedded, isCopied: object.includes('/ToUnicode ') };
    });
}

/** The JPEG pictures of a PDF. */
export function jpegsOf(bytes: Uint8Array): Buffer[] {
  const pdf = Buffer.from(bytes);
  const pictures: Buffer[] = [];
  for (let at = pdf.indexOf('/DCTDecode'); at >= 0; at = pdf.indexOf('/DCTDecode', at + 1))
    pictures.push(pdf.subarray(pdf.indexOf('stream', at) + 'stream\n'.length, pdf.indexOf('endstream', at)));
  return pictures;
}
