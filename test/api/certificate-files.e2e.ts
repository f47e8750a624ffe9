import { builtInCertificates } from '../../shared/certificates/built-in.js';
import { beginUpload, sendForm, toForm } from '../support/makers/boards.js';
import {
  bareFields,
  certificateFields,
  certificatesAt,
  imageNamed,
  makeImage,
  pdfPart,
} from '../support/makers/certificates.js';
import type { TestCertificates } from '../support/makers/certificates.js';
import { signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadBegins, uploadsBecome, uploadsOf } from '../support/makers/uploads.js';

let site: TestSite;
let token: string;
let certificates: TestCertificates;

beforeAll(async () => {
  site = await startTestSite('certificate-files', { UPLOAD_MEGABYTES: '1' });
  token = await signIn(site);
  certificates = certificatesAt(site, token);
});

afterAll(async () => {
  await site?.stop();
});

afterEach(async () => {
  await certificates.clear();
  await uploadsBecome(site, []);
});

const MEGABYTE = 1024 * 1024;

describe('a file that is part of the site', () => {
  it.each(
    builtInCertificates.flatMap(({ image, pdf }) => [
      [image, 'image/webp'] as const,
      [pdf, 'application/pdf'] as const,
    ]),
  )('%s is there as %s', async (name, type) => {
    const { status, headers, body } = await certificates.file(name);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
    expect(body.subarray(0, 4).toString()).toBe(type === 'image/webp' ? 'RIFF' : '%PDF');
    expect(headers['content-disposition'] ?? 'inline').toBe('inline');
    expect(headers['content-security-policy']).toContain("object-src 'self'");
    const head = await certificates.file(name, {}, 'HEAD');
    expect({ status: head.status, type: head.headers['content-type'], length: head.body.length }).toEqual({
      status: 200,
      type,
      length: 0,
    });
    expect(head.headers['content-length']).toBe(String(body.length));
  });
});

describe('an uploaded file', () => {
  it.each([
    ['composed Korean', '인증서.pdf', '인증서.pdf'],
    ['decomposed Korean', '인증서.pdf'.normalize('NFD'), '인증서.pdf'],
    ['blanks and brackets', '열교환기 인증서 [최종] (1).pdf', '열교환기 인증서 [최종] (1).pdf'],
    ['marks that mean something in an address', '50% #1?&=+;.pdf', '50% #1?&=+;.pdf'],
    ['a path', '../../비밀.pdf', '비밀.pdf'],
    ['no ending', '인증서', '인증서.pdf'],
  ])('with %s in its name comes back byte by byte, to be shown', async (_, sent, name) => {
    const file = pdfPart(sent, 20_000);
    const { body } = await certificates.add(bareFields({ image: 'kc-certificate.webp' }), file);
    expect(body.pdf).toBe(name);
    for (const asked of [name, name.normalize('NFD')]) {
      const answer = await certificates.file(asked);
      expect({ status: answer.status, same: answer.body.equals(file.bytes) }).toEqual({ status: 200, same: true });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline; filename/),
        'content-security-policy': expect.stringContaining("object-src 'self'"),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each([
    ['png', '그림.PNG', 'image/png', '그림.PNG'],
    ['jpeg', '사진.jpeg', 'image/jpeg', '사진.jpeg'],
    ['webp', '그림.webp', 'image/webp', '그림.webp'],
    ['jpeg', 'wrong.png', 'image/jpeg', 'wrong.png.jpg'],
  ] as const)('that is a %s called %s is served as %s', async (format, sent, type, name) => {
    const bytes = await makeImage(format);
    const file = { name: sent, bytes, field: 'image', type: 'text/html' };
    const { body } = await certificates.add(bareFields({ pdf: 'kc-certificate.pdf' }), file);
    expect(body.image).toBe(name);
    const answer = await certificates.file(name);
    expect({ type: answer.headers['content-type'], same: answer.body.equals(bytes) }).toEqual({ type, same: true });
  });

  it('comes in ranges, by HEAD, and not again to who has it', async () => {
    const file = pdfPart('범위.pdf', 20_000);
    await certificates.add(bareFields({ image: 'kc-certificate.webp' }), file);
    const part = await certificates.file(file.name, { Range: 'bytes=10-19' });
    expect({ status: part.status, same: part.body.equals(file.bytes.subarray(10, 20)) }).toEqual({
      status: 206,
      same: true,
    });
    const head = await certificates.file(file.name, {}, 'HEAD');
    expect({ status: head.status, size: head.headers['content-length'] }).toEqual({
      status: 200,
      size: String(file.bytes.length),
    });
    expect((await certificates.file(file.name, { 'If-None-Match': head.headers.etag ?? '' })).status).toBe(304);
  });

  it('gets a name of its own, also when many are sent at once', async () => {
    const names = ['이름.pdf', '이름.pdf', '이름.pdf', 'ISO-9001-ko.pdf', '이름.pdf'.normalize('NFD')];
    const files = names.map((name, index) => pdfPart(name, 1000 * (index + 1)));
    const answers = await Promise.all(
      files.map((file) => certificates.add(bareFields({ image: 'kc-certificate.webp' }), file)),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    expect(answers.map(({ body }) => body.pdf).toSorted()).toEqual(
      ['ISO-9001-ko (2).pdf', '이름 (2).pdf', '이름 (3).pdf', '이름 (4).pdf', '이름.pdf'].toSorted(),
    );
    for (const [index, { body }] of answers.entries())
      expect((await certificates.file(body.pdf)).body.equals(files[index]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('a file that nobody names any more', () => {
  it('is freed when it is replaced, and when the certificate has left the trash', async () => {
    const { body } = await certificates.add(bareFields(), await imageNamed('앞면.webp'), pdfPart('하나.pdf'));
    const before = await uploadsOf(site);
    const { body: replaced } = await certificates.change(body.id, {}, pdfPart('둘.pdf', 2000));
    expect(replaced).toEqual({ ...body, pdf: '둘.pdf' });
    expect((await certificates.file('하나.pdf')).status).toBe(404);
    expect((await uploadsOf(site)).filter((file) => before.includes(file))).toHaveLength(1);
    await certificates.change(body.id, { image: 'kc-certificate.webp' });
    expect(await uploadsOf(site)).toHaveLength(1);
    expect((await certificates.remove(body.id)).status).toBe(204);
    expect((await certificates.file('둘.pdf')).status).toBe(404);
    expect((await certificates.purge(body.id)).status).toBe(204);
    expect(await uploadsOf(site)).toEqual([]);
  });

  it('stays as long as another certificate names it', async () => {
    const file = pdfPart('공동.pdf', 3000);
    const { body: first } = await certificates.add(bareFields({ image: 'kc-certificate.webp' }), file);
    const { status, body: second } = await certificates.add(certificateFields({ pdf: '공동.pdf'.normalize('NFD') }));
    expect({ status, pdf: second.pdf }).toEqual({ status: 201, pdf: '공동.pdf' });
    await certificates.remove(first.id);
    expect((await certificates.file('공동.pdf')).body.equals(file.bytes)).toBe(true);
    await certificates.change(second.id, { pdf: 'kc-certificate.pdf' });
    expect((await certificates.file('공동.pdf')).status).toBe(404);
  });

  it('is never what a certificate ends up with, whoever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { body: old } = await certificates.add(bareFields({ image: 'kc-certificate.webp' }), pdfPart('다툼.pdf'));
      const [added] = await Promise.all([
        certificates.add(certificateFields({ pdf: '다툼.pdf' })),
        certificates.remove(old.id),
      ]);
      expect([201, 400]).toContain(added.status);
      expect((await certificates.file('다툼.pdf')).status).toBe(added.status === 201 ? 200 : 404);
      if (added.status === 201) await certificates.remove(added.body.id);
    }
  });
});

describe('the address of a file', () => {
  it.each([
    'none.pdf',
    '%EC%97%86%EC%9D%8C.pdf',
    '..%2f..%2fserver%2fmain.js',
    '..%5c..%5cserver%5cmain.js',
    '....//manifest.webmanifest',
    '%2fetc%2fpasswd',
    'kc-certificate.pdf%00.webp',
    'kc-certificate.pdf/',
    '',
  ])('is 404 in the one body of all failures for %j', async (path) => {
    const { status, headers, text } = await askRaw(site.url, `/certificates/${path}`);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'application/json; charset=utf-8' });
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'not_found' });
  });
});

describe('a file that is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it('is one of another kind, or cut, and nothing of the form is kept', async () => {
    const [png, jpeg, webp] = [await makeImage('png'), await makeImage('jpeg'), await makeImage('webp')];
    const wrong = [
      ...[svg, makePdf(), Buffer.alloc(0), png.subarray(0, -5), jpeg.subarray(0, -5), webp.subarray(0, -5)].map(
        (bytes) => ({ field: 'image', bytes }),
      ),
      ...[svg, png, makePdf().subarray(0, -8)].map((bytes) => ({ field: 'pdf', bytes })),
    ];
    for (const { field, bytes } of wrong) {
      const other = field === 'pdf' ? await imageNamed('fine.webp') : pdfPart('fine.pdf', 500_000);
      const bad = { field, bytes, name: 'a.webp', type: 'image/webp' };
      for (const files of [
        [bad, other],
        [other, bad],
      ]) {
        const { status, body } = await certificates.add(bareFields(), ...files);
        expect({ status, code: body.code, fields: body.fields }).toEqual({
          status: 415,
          code: 'unsupported_file',
          fields: { [field]: 'unsupported_file' },
        });
      }
    }
    expect(await uploadsOf(site)).toEqual([]);
  });

  it('is one larger than allowed', async () => {
    const { status, body } = await certificates.add(
      bareFields(),
      await imageNamed('a.webp'),
      pdfPart('a.pdf', 3 * MEGABYTE),
    );
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 413,
      code: 'file_too_large',
      fields: { pdf: 'file_too_large' },
    });
    expect(await uploadsOf(site)).toEqual([]);
  });

  it.each([
    ['of an unknown part', [{ ...pdfPart('a.pdf'), field: 'name' }], { name: 'unknown_field' }],
    ['that comes twice', [pdfPart('a.pdf'), pdfPart('b.pdf')], { pdf: 'invalid' }],
  ])('is one %s', async (_, files, fields) => {
    const form = toForm(bareFields({ image: 'kc-certificate.webp' }), files);
    const { status, body } = await sendForm(certificates.admins, token, form);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
    expect(await uploadsOf(site)).toEqual([]);
  });

  it('is one whose sender goes away half-way', async () => {
    const sent = beginUpload(certificates.admins, token, certificateFields(), makePdf(900_000).subarray(0, 600_000));
    await uploadBegins(site);
    sent.destroy();
    await uploadsBecome(site, []);
    expect(await certificates.list()).toEqual([]);
  });

  it('is one whose certificate the database refuses', async () => {
    const { body } = await certificates.add(bareFields(), await imageNamed('old.webp'), pdfPart('old.pdf'));
    const before = await uploadsOf(site);
    const refuse = { collMod: 'certificates', validator: { name: { $ne: 'refused' } } };
    await site.database.db?.command(refuse);
    const answers = [
      await certificates.add(bareFields({ name: 'refused' }), await imageNamed('new.webp'), pdfPart('new.pdf')),
      await certificates.change(body.id, { name: 'refused' }, pdfPart('new.pdf')),
    ];
    await site.database.db?.command({ ...refuse, validator: {} });
    for (const { status } of answers) expect(status).toBe(500);
    expect(await certificates.list()).toEqual([body]);
    expect(await uploadsOf(site)).toEqual(before);
    expect((await certificates.file('new.pdf')).status).toBe(404);
  });
});
