import type { AdminPostPage } from '../../shared/posts/boards.types.js';
import { boardAt, pdfNamed, postFields, sendForm, toForm } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

const UNKNOWN = '0123456789abcdef01234567';

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('boards-write');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const everyBoard = (['posts', 'e-procurement'] as const).flatMap((kind) =>
  (['ko', 'en', 'legacy'] as const).map((name) => ({ kind, name })),
);

describe.each(everyBoard)('/api/admin/$kind/$name', ({ kind, name }) => {
  const at = () => boardAt(site, kind, name, token);

  it('adds a post with a file, changes, removes and restores it', async () => {
    const board = at();
    const { status, body: added } = await board.add(
      { title: ' 새  공고 ', content: '한 줄\r\n두 줄', category: 'technical' },
      pdfNamed('공고.pdf'),
    );
    expect(status).toBe(201);
    const pdfUrl = `/api/admin/${kind}/${name}/${added.id}/pdf`;
    const text = { title: '새 공고', content: '한 줄\n두 줄', preview: '한 줄\n두 줄', category: 'technical' };
    expect(added).toEqual({
      ...text,
      id: expect.any(String),
      author: 'administrator',
      createdAt: expect.any(String),
      updatedAt: added.createdAt,
      viewCount: 0,
      protected: false,
      hasPdf: true,
      fileTypes: ['PDF'],
      twin: null,
      twinState: null,
      pdfFileName: '공고.pdf',
      pdfUrl,
      files: [],
      tender: null,
      firstTitle: null,
      firstTwin: null,
      next: kind === 'e-procurement' ? { number: null, revision: 0, contact: null, telephone: null } : null,
      pinned: false,
      pinnedUntil: null,
      draft: null,
    });
    expect((await board.read(added.id)).body).toEqual(added);
    expect(await board.titles()).toEqual(['새 공고']);
    const { status: changedStatus, body: changed } = await board.change(added.id, { title: '고친 공고' });
    expect(changedStatus).toBe(200);
    expect(changed).toEqual({ ...added, title: '고친 공고', updatedAt: changed.updatedAt });
    expect(changed.updatedAt > added.updatedAt).toBe(true);
    expect(await board.titles()).toEqual(['고친 공고']);
    expect((await board.remove(added.id)).status).toBe(204);
    expect(await board.titles()).toEqual([]);
    for (const gone of [
      board.read(added.id),
      board.open(added.id),
      board.change(added.id, {}),
      board.remove(added.id),
      ask(site.url + pdfUrl, { token }),
    ])
      expect((await gone).status).toBe(404);
    expect(await board.restore(added.id)).toMatchObject({ status: 200, body: changed });
    expect(await board.titles()).toEqual(['고친 공고']);
    expect((await fetch(site.url + pdfUrl, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  });
});

describe('a form', () => {
  const pdf = pdfNamed('a.pdf');
  const twice = toForm(postFields(), [pdf]);
  twice.append('title', 'another');
  const board = () => boardAt(site, 'posts', 'ko', token);

  it.each([
    ['a blank title', { title: ' \t ' }, { title: 'required' }],
    ['blank content', { content: '\n \r\n' }, { content: 'required' }],
    ['201 characters of title', { title: '가'.repeat(201) }, { title: 'too_long' }],
    ['20,001 characters of content', { content: '가'.repeat(20_001) }, { content: 'too_long' }],
    ['more text than is read', { content: 'x'.repeat(300_000) }, { content: 'too_long' }],
    ['another category', { category: 'drawings' }, { category: 'invalid_choice' }],
    ['201 characters of password', { password: 'x'.repeat(201) }, { password: 'too_long' }],
    ['an unknown field', { viewCount: '5' }, { viewCount: 'unknown_field' }],
    ['a field of the database', { searchText: 'x' }, { searchText: 'unknown_field' }],
    ['the name of a stored file', { pdfFile: UNKNOWN }, { pdfFile: 'unknown_field' }],
    ['an operator as title', { 'title[$ne]': 'x' }, { title: 'wrong_type' }],
    ['text for the file', { pdf: 'data:application/pdf;base64,JVBERi0=' }, { pdf: 'unknown_field' }],
  ])('with %s is refused for a new post and for an old one, and its file is not kept', async (_, wrong, fields) => {
    const { body: post } = await board().add();
    const before = await uploadsOf(site);
    const { title: _title, content: _content, ...rest } = { title: '', content: '', ...wrong };
    const wrongTitle = 'title[$ne]' in wrong ? { content: 'x', ...rest } : postFields(wrong);
    for (const [url, method] of [
      [board().admins, 'POST'],
      [`${board().admins}/${post.id}`, 'PATCH'],
    ] as const) {
      const { status, body } = await sendForm(url, token, toForm(wrongTitle, [pdfNamed('a.pdf')]), method);
      expect({ method, status, fields: body.fields }).toEqual({ method, status: 400, fields });
    }
    expect((await board().read(post.id)).body).toEqual(post);
    expect(await uploadsOf(site)).toEqual(before);
  });

  it.each([
    ['without any field', toForm({}), { title: 'required', content: 'required' }],
    ['with a file in a wrong field', toForm(postFields(), [{ ...pdf, field: 'image' }]), { image: 'unknown_field' }],
    ['with a file as title', toForm({ content: 'x' }, [{ ...pdf, field: 'title' }]), { title: 'unknown_field' }],
    ['with two PDFs', toForm(postFields(), [pdf, pdf]), { pdf: 'invalid' }],
    ['with a field twice', twice, { title: 'wrong_type' }],
  ])('%s is refused and leaves no file', async (_, form, fields) => {
    const before = await uploadsOf(site);
    const { status, body } = await sendForm(board().admins, token, form);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: 'validation_failed',
      fields,
    });
    expect(await uploadsOf(site)).toEqual(before);
  });

  it('with an empty file field, as browsers send it when none was chosen, adds a post without a file', async () => {
    const { status, body } = await board().add(
      {},
      { name: '', bytes: Buffer.alloc(0), type: 'application/octet-stream' },
    );
    expect({ status, hasPdf: body.hasPdf, pdfFileName: body.pdfFileName }).toEqual({
      status: 201,
      hasPdf: false,
      pdfFileName: null,
    });
  });

  it('may be JSON where there is no file', async () => {
    const { status } = await ask(board().admins, { token, json: { title: 'JSON', content: 'x' } });
    expect(status).toBe(201);
  });

  it.each(['fr', 'KO', 'legacy2'])('for the unknown board %s is 404 and leaves no file', async (name) => {
    const before = await uploadsOf(site);
    const { status, body } = await sendForm(
      `${site.url}/api/admin/posts/${name}`,
      token,
      toForm(postFields(), [pdfNamed('a.pdf')]),
    );
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
    expect(await uploadsOf(site)).toEqual(before);
  });

  it.each([UNKNOWN, '1', 'x'.repeat(24), '%7B%7D'])('for the unknown id %s is 404 and leaves no file', async (id) => {
    const before = await uploadsOf(site);
    const answers = [
      await board().change(id, { title: 'x' }, pdfNamed('a.pdf')),
      await board().read(id),
      await board().remove(id),
      await board().restore(id),
      await ask(`${board().admins}/${id}/pdf`, { token }),
    ];
    for (const { status, body } of answers)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
    expect(await uploadsOf(site)).toEqual(before);
  });
});

describe('a change', () => {
  const board = () => boardAt(site, 'posts', 'en', token);

  it('keeps what is not sent', async () => {
    const file = pdfNamed('kept.pdf');
    const { body: post } = await board().add({ category: 'technical', password: 'locked' }, file);
    const { body } = await board().change(post.id, {});
    expect(body).toEqual({ ...post, updatedAt: body.updatedAt });
    const opened = (await board().open(post.id, { password: 'locked' })).body;
    const answer = await fetch(site.url + opened.pdfUrl);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file.bytes)).toBe(true);
  });

  it('of a version that is no longer stored is told what differs, and nobody’s text is lost', async () => {
    const { body: post } = await board().add({}, pdfNamed('first.pdf'));
    const { body: first } = await board().change(post.id, { content: 'of the first', updatedAt: post.updatedAt });
    const before = await uploadsOf(site);
    const late = { title: post.title, content: 'of the second', category: 'technical', updatedAt: post.updatedAt };
    const { status, body } = await board().change(post.id, late, pdfNamed('second.pdf'));
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 409,
      code: 'conflict',
      fields: { content: 'changed', category: 'changed' },
    });
    expect((await board().read(post.id)).body).toEqual(first);
    expect(await uploadsOf(site)).toEqual(before);
    expect((await board().change(post.id, { ...late, updatedAt: first.updatedAt })).status).toBe(200);
  });

  it.each(['yesterday', '2026-W47-1', '', '{"$gt":""}'])('of the version %j is refused', async (updatedAt) => {
    const { body: post } = await board().add();
    const { status, body } = await board().change(post.id, { title: 'x', updatedAt });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 400, fields: ['updatedAt'] });
  });

  it('is not hindered by views and searches of the version it was made for', async () => {
    const { body: post } = await board().add();
    await board().open(post.id);
    expect((await board().change(post.id, { title: 'x', updatedAt: post.updatedAt })).status).toBe(200);
  });

  it('that replaces or removes the file frees the old one', async () => {
    const before = await uploadsOf(site);
    const [one, two] = [pdfNamed('one.pdf', 1000), pdfNamed('둘.pdf', 2000)];
    const { body: post } = await board().add({}, one);
    const added = (await uploadsOf(site)).filter((file) => !before.includes(file));
    const { body: replaced } = await board().change(post.id, {}, two);
    const left = (await uploadsOf(site)).filter((file) => !before.includes(file));
    expect([added.length, left.length, left.includes(added[0] ?? '')]).toEqual([1, 1, false]);
    expect(replaced.pdfFileName).toBe('둘.pdf');
    const answer = await fetch(`${site.url}${(await board().open(post.id)).body.pdfUrl}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(two.bytes)).toBe(true);
    const { body: bare } = await board().change(post.id, { removePdf: 'true' });
    expect(bare).toMatchObject({ hasPdf: false, pdfFileName: null, pdfUrl: null });
    expect(await uploadsOf(site)).toEqual(before);
    expect((await ask(`${board().visitors}/${post.id}/pdf`)).status).toBe(404);
  });

  it('of the file by two administrators at once is one’s; the other is told, and no file is left over', async () => {
    const { body: post } = await board().add({}, pdfNamed('old.pdf'));
    const { length } = await uploadsOf(site);
    const answers = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) =>
        board().change(post.id, { updatedAt: post.updatedAt }, pdfNamed(name, 50_000)),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.pdfFileName;
    expect((await board().read(post.id)).body.pdfFileName).toBe(winner);
    expect((await fetch(`${board().visitors}/${post.id}/pdf`)).status).toBe(200);
    expect(await uploadsOf(site)).toHaveLength(length);
  });
});

describe('the administrators’ list', () => {
  it('shows 100 characters of the content, whole ones, of locked posts too', async () => {
    const board = boardAt(site, 'posts', 'legacy', token);
    const { body: post } = await board.add({ content: `${'😀'.repeat(99)}가나`, password: 'x' }, pdfNamed('a.pdf'));
    const { body } = await ask<AdminPostPage>(`${board.admins}?pageSize=1`, { token });
    const { content: _, pdfFileName: _name, pdfUrl: _url, files: _files, ...rest } = post;
    const { firstTitle: _first, firstTwin: _twin, next: _next, ...item } = rest;
    expect(body.items).toEqual([{ ...item, preview: `${'😀'.repeat(99)}가`, protected: true, hasPdf: true }]);
    expect((await ask(`${board.admins}?page=0`, { token })).status).toBe(400);
    expect((await ask(board.admins.replace('legacy', 'fr'), { token })).status).toBe(404);
  });
});
