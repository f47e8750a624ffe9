import type { SiteSettings } from '../../shared/admin/admin.types.js';
import { builtInCertificates } from '../../shared/certificates/built-in.js';
import { bareFields, certificateFields, certificatesAt, imageNamed, pdfPart } from '../support/makers/certificates.js';
import type { TestCertificates } from '../support/makers/certificates.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsBecome, uploadsOf } from '../support/makers/uploads.js';

const UNKNOWN = '0123456789abcdef01234567';

let site: TestSite;
let token: string;
let certificates: TestCertificates;

beforeAll(async () => {
  site = await startTestSite('certificates');
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

describe('POST /api/admin/certificates', () => {
  it('adds a certificate with files that are part of the site', async () => {
    const { status, body } = await certificates.add(certificateFields({ name: ' KC \t 인증서 ' }));
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.stringMatching(/^[\da-f]{24}$/),
        category: 'kc',
        name: 'KC 인증서',
        image: 'kc-certificate.webp',
        pdf: 'kc-certificate.pdf',
        order: 3,
      },
    });
    expect(await certificates.list()).toEqual([body]);
  });

  it('adds a certificate with files that are sent', async () => {
    const sent = [await imageNamed('앞면.webp'), pdfPart('인증서 [최종].pdf')];
    const { status, body } = await certificates.add(bareFields(), ...sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ image: '앞면.webp', pdf: '인증서 [최종].pdf', order: 3 });
    expect(await uploadsOf(site)).toHaveLength(2);
  });

  it('takes the file where the form holds a name too', async () => {
    const { body } = await certificates.add(certificateFields(), pdfPart('sent.pdf'));
    expect(body).toMatchObject({ image: 'kc-certificate.webp', pdf: 'sent.pdf' });
  });

  it('may be JSON where no file is sent', async () => {
    const json = { ...certificateFields(), order: 0 };
    expect(await ask(certificates.admins, { token, json })).toMatchObject({ status: 201, body: { order: 0 } });
  });

  it('names everything that is missing', async () => {
    // As browsers send a file field in which none was chosen.
    const none = { field: 'pdf', name: '', bytes: Buffer.alloc(0), type: 'application/octet-stream' };
    const { status, body } = await certificates.add({}, none);
    const fields = Object.fromEntries(Object.keys(certificateFields()).map((field) => [field, 'required']));
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
  });
});

describe('a form', () => {
  it.each([
    ['another category', { category: 'ce' }, { category: 'invalid_choice' }],
    ['a blank name', { name: ' ' }, { name: 'required' }],
    ['201 characters of name', { name: '가'.repeat(201) }, { name: 'too_long' }],
    ['half an order', { order: '3.5' }, { order: 'invalid_number' }],
    ['a negative order', { order: '-1' }, { order: 'invalid_number' }],
    ['an order of letters', { order: 'abc' }, { order: 'invalid_number' }],
    ['an order with a unit', { order: '3번' }, { order: 'invalid_number' }],
    ['an endless order', { order: '9'.repeat(30) }, { order: 'invalid_number' }],
    ['no order', { order: '' }, { order: 'required' }],
    ['a picture that is not there', { image: 'none.webp' }, { image: 'not_found' }],
    ['a PDF as picture', { image: 'kc-certificate.pdf' }, { image: 'not_found' }],
    ['a path', { pdf: '../certificates/kc-certificate.pdf' }, { pdf: 'not_found' }],
    ['two files that are not there', { image: 'a', pdf: 'b' }, { image: 'not_found', pdf: 'not_found' }],
    ['no picture', { image: '' }, { image: 'required' }],
    ['an unknown field', { id: UNKNOWN }, { id: 'unknown_field' }],
    ['an operator', { 'name[$ne]': 'x' }, { name: 'wrong_type' }],
  ])(
    'with %s is refused for a new certificate and for an old one, and its file is not kept',
    async (_, wrong, fields) => {
      const { body: old } = await certificates.add(certificateFields());
      const { name: _name, ...nameless } = certificateFields();
      const sent = 'name[$ne]' in wrong ? { ...nameless, ...wrong } : certificateFields(wrong);
      const file = 'pdf' in wrong ? await imageNamed('sent.webp') : pdfPart('sent.pdf');
      const { [file.field ?? '']: _replaced, ...others } = sent;
      for (const answer of [await certificates.add(others, file), await certificates.change(old.id, others, file)]) {
        const expected = 'image' in wrong && 'pdf' in wrong ? { pdf: 'not_found' } : fields;
        expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status: 400, fields: expected });
      }
      const named = await certificates.add(sent);
      expect({ status: named.status, fields: named.body.fields }).toEqual({ status: 400, fields });
      expect(await certificates.list()).toEqual([old]);
      expect(await uploadsOf(site)).toEqual([]);
    },
  );
});

describe('PATCH /api/admin/certificates/:id', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { body: old } = await certificates.add(bareFields(), await imageNamed('a.webp'), pdfPart('a.pdf'));
    expect(await certificates.change(old.id, {})).toMatchObject({ status: 200, body: old });
    const changes = { name: '새 이름', order: '10', category: 'patent' };
    const { status, body } = await certificates.change(old.id, changes);
    expect({ status, body }).toEqual({ status: 200, body: { ...old, ...changes, order: 10 } });
    expect(await certificates.list()).toEqual([body]);
    expect(await uploadsOf(site)).toHaveLength(2);
  });
});

describe.each([UNKNOWN, '1', 'x'.repeat(24), '%7B%7D', 'built-in-1'])('the unknown id %s', (id) => {
  it('is 404 and leaves no file', async () => {
    const answers = [await certificates.change(id, { name: 'x' }, pdfPart('sent.pdf')), await certificates.remove(id)];
    for (const { status, body } of answers)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
    expect(await uploadsOf(site)).toEqual([]);
  });
});

describe('POST /api/admin/certificates/seed', () => {
  const bare = (list: readonly object[]) => list.map((each) => ({ ...each, id: '' }));

  it('adds the nine built-in certificates once, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => certificates.seed()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.map(({ body }) => body.added).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 9]);
    expect(bare(await certificates.list())).toEqual(bare(builtInCertificates));
    expect((await certificates.seed()).body).toEqual({ added: 0 });
  });

  it('adds only those whose PDF nobody names', async () => {
    await certificates.add(certificateFields({ name: 'Mine', pdf: 'asme-u-stamp.pdf', order: '0' }));
    expect((await certificates.seed()).body).toEqual({ added: 8 });
    const list = await certificates.list();
    expect(list.filter(({ pdf }) => pdf === 'asme-u-stamp.pdf').map(({ name }) => name)).toEqual(['Mine']);
    await certificates.remove(list[3]?.id ?? '');
    expect((await certificates.seed()).body).toEqual({ added: 1 });
  });
});

describe('PUT /api/admin/certificates/order', () => {
  it('numbers the certificates in the order of their ids', async () => {
    await certificates.seed();
    const turned = (await certificates.list()).map(({ id }) => id).toReversed();
    const { status, body } = await certificates.arrange(turned);
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual(turned);
    expect(body.items.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await certificates.list()).toEqual(body.items);
  });

  it('of anything but exactly the stored certificates is a conflict and changes nothing', async () => {
    const ids = [];
    for (const order of ['5', '7', '9']) ids.push((await certificates.add(certificateFields({ order }))).body.id);
    const [first = '', second = '', third = ''] = ids;
    const before = await certificates.list();
    const wrong = [
      [],
      [first, second],
      [first, second, second],
      [first, second, third, third],
      [first, second, third, UNKNOWN],
      [first, second, '$ne'],
      [`${first},${second}`, third],
    ];
    for (const each of wrong)
      expect(await certificates.arrange(each)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await certificates.list()).toEqual(before);
  });

  it.each([[undefined], ['x'], [[1]], [[{ $ne: '' }]], [[null]]])('refuses %j as ids', async (ids) => {
    expect(await certificates.arrange(ids)).toMatchObject({
      status: 400,
      body: { fields: { ids: expect.any(String) } },
    });
  });
});

describe('GET /api/certificates', () => {
  const switchTo = (koCertificates: SiteSettings['koCertificates']) =>
    ask(`${site.url}/api/admin/settings`, { method: 'PUT', token, json: { koCertificates, quoteConfirmation: true } });

  it('is empty for English and for no language, and built-in for Korean, as long as nothing is stored', async () => {
    expect(await certificates.list()).toEqual([]);
    expect(await certificates.list('?language=en')).toEqual([]);
    expect(await certificates.list('?language=ko')).toEqual(builtInCertificates);
  });

  it('is the stored list for the Korean page where administrators have switched it so', async () => {
    const { body } = await certificates.add(certificateFields());
    expect(await certificates.list('?language=ko')).toEqual(builtInCertificates);
    expect((await switchTo('stored')).status).toBe(200);
    for (const query of ['', '?language=ko', '?language=en']) expect(await certificates.list(query)).toEqual([body]);
    await switchTo('built-in');
    expect(await certificates.list('?language=ko')).toEqual(builtInCertificates);
    expect(await certificates.list('?language=en')).toEqual([body]);
  });

  it('is by order, equal ones by age', async () => {
    for (const [name, order] of Object.entries({ d: '20', a: '3', b: '3', c: '10' }))
      await certificates.add(certificateFields({ name, order }));
    expect((await certificates.list()).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each(['fr', 'KO', ''])('refuses the language %j', async (language) => {
    const { status, body } = await ask(`${site.url}/api/certificates?language=${language}`);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { language: 'invalid_choice' } });
  });
});
