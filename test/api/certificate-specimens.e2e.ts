import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';

import { builtInCertificates } from '../../shared/certificates/built-in.js';
import { sharedSite } from '../support/site/shared-site.js';
import type { SharedSite } from '../support/site/shared-site.js';

let site: SharedSite;

beforeAll(async () => {
  site = await sharedSite();
});

async function download(name: string): Promise<Uint8Array> {
  const response = await fetch(`${site.url}/certificates/${encodeURIComponent(name)}`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** A4 upright: 210 by 297 mm. */
const A4 = 210 / 297;

describe.each(builtInCertificates)('the specimen of $name ($category)', ({ name, pdf, image }) => {
  it('is a PDF of one A4 page that says what it is, in words', async () => {
    const document = await getDocumentProxy(await download(pdf));
    expect(document.numPages).toBe(1);
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    expect(width / height).toBeCloseTo(A4, 2);
    const { text } = await extractText(document, { mergePages: true });
    expect(text).toContain('SPECIMEN');
    expect(text).toContain('견본');
    if (name.startsWith('ISO')) expect(text).toContain(name);
  });

  it('has a picture of the same shape', async () => {
    const { format, width, height } = await sharp(await download(image)).metadata();
    expect(format).toBe('webp');
    expect(width / height).toBeCloseTo(A4, 2);
  });
});
