import sharp from 'sharp';

import type { StoredPicture } from '../../server/pictures/pictures.types.js';
import { sendForm, toForm } from '../support/boards.js';
import { contentAt } from '../support/content-desk.js';
import { signIn } from '../support/http.js';
import { quotationsAt } from '../support/quotations.js';
import { inInbox, sendRequest } from '../support/sent-request.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('quotation-stamp');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

/** The pictures in a PDF, which holds JPEGs as they are. */
const picturesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Filter \/DCTDecode/g)?.length ?? 0;

describe('the stamp of the company', () => {
  it('stands on quotations from the moment on that the office publishes it', async () => {
    const sent = await sendRequest(site);
    const { id } = await inInbox(site, sent.reference, token);
    const { make, pdf, preview } = quotationsAt(site, token, id);
    const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
    await make();
    const red = { r: 200, g: 30, b: 30, alpha: 0.8 };
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: red } })
      .png()
      .toBuffer();
    const form = toForm({}, [{ field: 'file', name: '직인.png', bytes: Buffer.from(bytes), type: 'image/png' }]);
    const { body } = await sendForm<StoredPicture>(`${site.url}/api/admin/pictures?use=logo`, token, form);
    await contentAt(site, token).publish('quotation', { stamp: [{ picture: body.name }] }, 'ko', 'en');
    await make({ seen: 1 });
    expect(picturesIn(await bytesOf(await preview()))).toBe(1);
    expect(picturesIn(await bytesOf(await pdf(2)))).toBe(1);
    // What was made before stays as it was.
    expect(picturesIn(await bytesOf(await pdf(1)))).toBe(0);
  });
});
