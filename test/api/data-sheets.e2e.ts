import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { PdfCheck } from '../../server/platform/files/pdf-check.js';
import { productIds } from '../../shared/questionnaire/product-ids.js';
import { fontsOf, readPdf } from '../support/makers/pdf-text.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { storedIn } from '../support/makers/stored.js';

const ORIGIN = 'https://heat.example.com';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('data-sheets', { PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' });
});

afterAll(() => site?.stop());

const languages = ['ko', 'en'] as const;
const families = productIds.flatMap((id) => languages.map((language) => ({ id, language })));

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');

/** Facts on the family's own page: its name, and its table of limits and specification. */
async function pageOf(id: string, language: string) {
  const { text } = await askRaw(site.url, `/${language}/products/${id}`);
  const rows = [...text.matchAll(/<tr[^>]*>\s*<th[^>]*>(.*?)<\/th>\s*<td[^>]*>(.*?)<\/td>/g)].map(
    ([, label = '', cell = '']) => ({ label: plain(label), value: plain(cell.replace(/<small.*/, '')) }),
  );
  return { name: plain(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? ''), rows };
}

/** Lines are broken and columns put beside each other: blanks do not count. */
const packed = (text: string) => text.replaceAll(/\s/g, '');

describe.each(families)('the data sheet of $id ($language)', ({ id, language }) => {
  it('is one A4 page that says what its page says, in its language alone, with its fonts in it', async () => {
    const { status, headers, body } = await askRaw(site.url, `/data-sheets/${id}-${language}.pdf`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-cache' });
    const sheet = await readPdf(body);
    expect([sheet.pages, Math.round(sheet.width), Math.round(sheet.height)]).toEqual([1, 595, 842]);
    const outside = sheet.pieces.filter(
      ({ x, y, width }) => x < 41 || x + width > sheet.width - 38 || y < 33 || y > sheet.height - 33,
    );
    expect(outside).toEqual([]);

    const { name, rows } = await pageOf(id, language);
    expect(rows.length).toBeGreaterThan(3);
    const text = packed(sheet.text);
    for (const { label, value } of rows)
      for (const words of [label, value]) for (const word of words.split(' ')) expect(text).toContain(packed(word));
    expect(sheet.title).toContain(name);
    expect(sheet.pieces.map((piece) => piece.text)).toContain(name);
    const address = `${ORIGIN}/${language}/products/${id}`;
    expect(sheet.text).toContain(address);
    expect(sheet.links).toEqual([address]);
    expect(text).toContain(language === 'ko' ? '032-000-0000' : '+82-32-000-0000');
    expect(text).toContain(language === 'ko' ? packed('인천광역시 예시구') : packed('Yesi-gu, Incheon'));
    if (language === 'en') expect(sheet.text).not.toMatch(/\p{Script=Hangul}/u);
    else expect(sheet.text).not.toMatch(/Applications|Advantages|Standard specification|Republic of Korea|°C/);
    expect(sheet.text).not.toContain('□');
    expect(fontsOf(body).map(({ isEmbedded, isCopied }) => [isEmbedded, isCopied])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await buffer(Readable.from([body]).pipe(new PdfCheck()))).toEqual(body);
  });
});

describe('/data-sheets', () => {
  it('names the file in its language, and is sent once to who has it', async () => {
    const path = '/data-sheets/gas-cooler-ko.pdf';
    const { headers } = await askRaw(site.url, path);
    expect(headers['content-disposition']).toBe(
      `inline; filename="???? ?????.pdf"; filename*=UTF-8''${encodeURIComponent('가스쿨러 데이터시트.pdf')}`,
    );
    const unchanged = await askRaw(site.url, path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
  });

  it.each([
    'toaster-en.pdf',
    'gas-cooler-fr.pdf',
    'gas-cooler.pdf',
    'sheets.json',
    'regular.ttf',
    '..%2fsheets.json',
    '',
  ])('has nothing else: %j', async (name) => {
    expect((await askRaw(site.url, `/data-sheets/${name}`)).status).toBe(404);
  });
});

const five = {
  hotFluidName: '온수',
  coldFluidName: '물',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};
const conditions = (values: Record<string, string>, address = '192.0.2.1', userAgent = '') =>
  askRaw(site.url, `/api/data-sheets/conditions?${new URLSearchParams(values)}`, {
    headers: { 'X-Forwarded-For': address, 'User-Agent': userAgent },
  });

describe('the sheet of the calculator’s conditions', () => {
  it.each(languages)('says what follows and leads back with the values, and nothing is kept (%s)', async (language) => {
    const before = await storedIn(site);
    const { status, headers, body } = await conditions({ language, ...five, tempUnit: '°C' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    const sheet = await readPdf(body);
    expect(sheet.pages).toBe(1);
    for (const found of ['1,659', 'kW', '20', 'K', '온수', '41.18']) expect(sheet.text).toContain(found);
    expect(sheet.text).toContain(language === 'ko' ? '선정이 아닙니다' : 'not a selection');
    expect(sheet.links).toHaveLength(2);
    expect(sheet.links[1]).toBe(`${ORIGIN}/${language}/calculator/proofs#designs`);
    const link = new URL(sheet.links[0] ?? '');
    expect(link.origin + link.pathname + link.hash).toBe(`${ORIGIN}/${language}/calculator#calculator`);
    expect(Object.fromEntries(link.searchParams)).toEqual(five);
    expect(await storedIn(site)).toBe(before);
    expect(site.output()).not.toContain('온수');
    expect(site.output()).not.toContain(encodeURIComponent('온수'));
  });

  it.each(languages)('has the offers that the address names, and leads back to them (%s)', async (language) => {
    const duty = { ...five, coldFlowRate: '', heatDuty: '1659', hotPressureDrop: '50', pressureUnit: 'kPa' };
    const offers = { offer1Area: '40', offer1HotDrop: '48', offer2Area: '5 ㎡', offer3Plates: '900' };
    const { status, body } = await conditions({ language, ...duty, ...offers }, '192.0.2.3');
    expect(status).toBe(200);
    const sheet = await readPdf(body);
    expect(sheet.pages).toBe(1);
    const said = {
      ko: ['제안비교점검', '제안3', '범위밖:작음', '산정근거를문의해보십시오', '선정이아닙니다'],
      en: ['Checkofoffers', 'Offer3', 'Outside:below', 'Askhowthisisreached', 'notaselection'],
    };
    for (const words of [...said[language], '5㎡', 'AHRI400']) expect(packed(sheet.text)).toContain(words);
    expect(sheet.text).not.toContain('□');
    expect(Object.fromEntries(new URL(sheet.links[0] ?? '').searchParams)).toMatchObject(offers);
    // Naver's browser shows it: it could not save it.
    const none = await conditions({ language, ...five }, '192.0.2.3', 'NAVER(inapp; search; 1010; 12.6.5)');
    expect(none.headers['content-disposition']).toMatch(/^inline; /);
    expect(packed((await readPdf(none.body)).text)).not.toContain(said[language][0]);
  });

  it.each([
    ['an offer that is too long', { language: 'en', offer1Area: '1'.repeat(41) }],
    ['a fourth offer', { language: 'en', offer4Area: '1' }],
    ['no language', { hotTempIn: '1' }],
    ['an unknown language', { language: 'fr' }],
    ['a field nobody asks here', { language: 'en', company: 'Hanbit' }],
    ['a value that is too long', { language: 'en', hotFluidName: 'x'.repeat(201) }],
    ['a material that is none', { language: 'en', plateMaterial: 'wood' }],
  ])('is refused with %s', async (_, values: Record<string, string>) => {
    const { status, text } = await conditions(values);
    expect([status, JSON.parse(text).code]).toEqual([400, 'validation_failed']);
  });

  it('is one page with every value as long as it may be', async () => {
    const properties = ['SpecificHeat', 'Density', 'Chloride', 'Viscosity', 'Conductivity', 'Fouling'];
    const texts = ['FluidName', ...properties, 'FlowRate', 'TempIn', 'TempOut', 'PressureDrop'];
    const names = [...texts, 'DesignPressure', 'DesignTemp'].flatMap((name) => [`hot${name}`, `cold${name}`]);
    const values = Object.fromEntries(names.map((name) => [name, 'W'.repeat(200)]));
    const boxes = ['Area', 'Plates', 'HotDrop', 'ColdDrop'].flatMap((box) => [1, 2, 3].map((n) => `offer${n}${box}`));
    const offers = Object.fromEntries(boxes.map((box) => [box, `${'0.'.padEnd(39, '0')}1`]));
    const { status, body } = await conditions({ language: 'ko', ...values, ...offers });
    expect(status).toBe(200);
    const sheet = await readPdf(body);
    expect(sheet.pages).toBe(1);
    // Two of the units have one.
    expect(sheet.text.match(/W/g)).toHaveLength(names.length * 200 + 2);
  });

  it('is printed twenty times a minute for an address', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => conditions({ language: 'en' }, '192.0.2.2')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    // Longer than where there is no room to wait.
    expect(refused.filter(({ headers }) => Number(headers['retry-after']) > 5)).toHaveLength(10);
    expect((await askRaw(site.url, '/data-sheets/gas-cooler-en.pdf')).status).toBe(200);
  });

  it('is printed for a crowd of addresses as far as there is room to wait, and the rest is told when to come back', async () => {
    const crowd = (size: number) =>
      Promise.all(
        Array.from({ length: size }, (_, index) => conditions({ language: 'ko', ...five }, `198.51.100.${index}`)),
      );
    let answers = await crowd(40);
    // A slow request finds room.
    while (answers.every(({ status }) => status === 200)) answers = await crowd(2 * answers.length);
    const printed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([printed.length + refused.length, printed.length >= 20]).toEqual([answers.length, true]);
    for (const { body } of printed) expect(fontsOf(body)).toHaveLength(2);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await conditions({ language: 'ko' }, '198.51.100.1')).status).toBe(200);
  });
});
